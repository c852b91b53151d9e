import { createRoot } from "react-dom/client";
import type { Host } from "../src/resets/host-sheets.ts";
import { type KitSheet, OnAHostPage } from "../src/resets/on-a-host-page.tsx";
import { PageParts } from "../src/resets/page-parts.tsx";
import { Parts } from "../src/resets/parts.tsx";
import "./page.css";

// The kit's parts on one page, for a picture: ?host=bootstrap&sheet=unlayered

const asked = new URLSearchParams(location.search);

createRoot(document.querySelector("main") ?? document.body).render(
  <OnAHostPage
    host={(asked.get("host") ?? "bootstrap") as Host}
    sheet={(asked.get("sheet") ?? "unlayered") as KitSheet}
  >
    <Parts />
    <PageParts />
  </OnAHostPage>,
);
