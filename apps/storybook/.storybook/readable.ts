/** Stories are named after their files: "claim-list" reads better as "Claim list". */
export function readable(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}
