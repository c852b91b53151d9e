/** Converts the name of a file to a title: "claim-list" to "Claim list". */
export function titleFromName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}
