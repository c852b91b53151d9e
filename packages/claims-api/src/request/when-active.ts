/** Not in the types of the DOM. */
interface Prerendered {
  prerendering?: boolean;
}

/** Calls back at once, or, in a page that the browser has prerendered, when the user opens it. */
export function whenActive(callback: () => void): void {
  // There is no document on a server.
  if ("document" in globalThis && (document as Prerendered).prerendering)
    document.addEventListener("prerenderingchange", callback);
  else callback();
}
