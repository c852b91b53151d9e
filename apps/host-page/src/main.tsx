import "./styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { hydrateServedPage } from "./served/hydrate-served-page.tsx";
import { Site } from "./site.tsx";
import { showStreets } from "./streets.ts";

showStreets();
const root = document.getElementById("root");
const data = document.getElementById("claim-data");
if (root && data) hydrateServedPage(root, data.textContent);
else if (root) {
  createRoot(root).render(
    <StrictMode>
      <Site />
    </StrictMode>,
  );
}
