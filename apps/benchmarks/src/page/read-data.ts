/** The JSON that the server has handed over. */
export function readData(): string {
  return document.querySelector("#claim-data")?.textContent ?? "";
}
