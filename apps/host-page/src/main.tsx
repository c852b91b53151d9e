import "@claimkit/ui-kit/styles.css";
import "@claimkit/claims-widgets/styles.css";
import "@claimkit/faq/styles.css";
import "@claimkit/map-view/styles.css";
import "@claimkit/shop-finder/styles.css";
import "@fontsource-variable/figtree/wght.css";
import "./site.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Site } from "./site.tsx";
import { showStreets } from "./streets.ts";

showStreets();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Site />
    </StrictMode>,
  );
}
