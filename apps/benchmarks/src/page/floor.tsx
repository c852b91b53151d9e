import { createRoot } from "react-dom/client";
import "./floor.css";
import { startCalls } from "./floor-calls.ts";
import { FloorPage } from "./floor-page.tsx";

// With bare `fetch`. All calls start before React renders.
const calls = startCalls(settings);

createRoot(document.querySelector("#root") ?? document.body).render(
  <FloorPage source={{ calls }} />,
);
