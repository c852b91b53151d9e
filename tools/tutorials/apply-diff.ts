/**
 * Applies a diff as tutorials write it: lines begin with a space, `+` or `-`, and `@@` separates places.
 *
 * @throws if the lines to replace are not in the text exactly once
 */
export function applyDiff(text: string, diff: string): string {
  return diff
    .trimEnd()
    .split(/^@@\n/m)
    .map((place) => place.trimEnd().split("\n"))
    .reduce((changed, lines) => {
      const before = textOf(lines, "+");
      const parts = `\n${changed}`.split(`\n${before}\n`);
      if (parts.length !== 2) {
        throw new Error(
          `These lines are there ${parts.length - 1} times instead of once:\n${before}`,
        );
      }
      return parts.join(`\n${textOf(lines, "-")}\n`).slice(1);
    }, text);
}

/** The lines of a place, without the lines of the other side. */
function textOf(lines: readonly string[], otherSide: "+" | "-"): string {
  return lines
    .filter((line) => !line.startsWith(otherSide))
    .map((line) => line.slice(1))
    .join("\n");
}
