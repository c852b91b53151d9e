/** Saves bytes as a file, as if a link to them had been clicked. */
export function saveFile(bytes: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = fileName;
  link.click();
  // The browser has taken note of the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
