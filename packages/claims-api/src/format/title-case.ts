/** Converts text such as `IN_PROGRESS` or `in progress` to "In Progress". */
export function titleCase(text: string): string {
  return text
    .split(/[_\s]+/)
    .filter((word) => word !== "")
    .map((word) => {
      const [first = "", ...rest] = word;
      return first.toUpperCase() + rest.join("").toLowerCase();
    })
    .join(" ");
}
