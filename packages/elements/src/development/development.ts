import { watchElements } from "./watch-elements.ts";

export * from "../index.ts";

// A server has no document.
if (typeof document !== "undefined") watchElements(document);
