import { createRoot } from "react-dom/client";
import { startCalls } from "./floor/calls.ts";
import { FloorPage } from "./floor/floor-page.tsx";
import "./floor/floor.css";

// The floor: written by hand for one claim, with bare `fetch`. All calls start before React renders.

const calls = startCalls();
createRoot(document.querySelector("#root") ?? document.body).render(
  <FloorPage call={(name) => calls[name]} />,
);
