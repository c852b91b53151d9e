/** Long enough for a browser that asks where to save; in ms. */
const UNTIL_SAVED = 60_000;

/** Hands a file to the user, as a download. */
export function saveFile(contents: Blob, name: string): void {
  const href = URL.createObjectURL(contents);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), UNTIL_SAVED);
}
