/**
 * Saves a global variable of the page that pdf.js is about to overwrite, and returns a function that
 * restores it: a host may use pdf.js itself, in another version.
 */
export function keepGlobal(name: string): () => void {
  const kept = Reflect.getOwnPropertyDescriptor(globalThis, name);
  return () => {
    if (kept) Reflect.defineProperty(globalThis, name, kept);
    else Reflect.deleteProperty(globalThis, name);
  };
}
