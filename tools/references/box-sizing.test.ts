import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** For each axis, a size that is not zero, and a padding or border. One pixel is the size of hidden text. */
const axes = [
  {
    size: /^(min-|max-)?(inline-size|width): (?!(0|1px|auto|none)$)/m,
    edge: /^(padding|border)(-inline|-left|-right|-width)?(-start|-end|-width)?: (?!(0|none)$)/m,
  },
  {
    size: /^(min-|max-)?(block-size|height): (?!(0|1px|auto|none)$)/m,
    edge: /^(padding|border)(-block|-top|-bottom|-width)?(-start|-end|-width)?: (?!(0|none)$)/m,
  },
];

/** Elements that have it from their other class. */
const OTHER_CLASS = /^\.ck-(date-picker-popup|autocomplete-list|contextual-help-text)\b/;

/** What the selectors of a rule select, without its ancestors and states. */
function subjectsOf(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/).map((selector) =>
    (
      selector
        .trim()
        .split(/[ >+~]+(?![^([]*[)\]])/)
        .at(-1) ?? ""
    ).replaceAll(
      /(?<!:):(?!before|after)[a-z-]+(\((?:[^()]|\([^()]*\))*\))?|\[(?!data-part)[^\]]*\]/g,
      "",
    ),
  );
}

// Resets of pages set `box-sizing` on everything, so a size without it would depend on the page.
test("elements with a size and a padding or border say what the size includes", () => {
  const rules = globSync("packages/*/src/**/*.css", { cwd: root }).flatMap((file) => {
    const css = readFileSync(resolve(root, file), "utf8");
    const { code } = transformSync(css, { loader: "css", target: "chrome100" });
    return [...code.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = "", text = ""]) => ({
      subjects: subjectsOf(selectors)
        .filter((subject) => /\.|data-part|::/.test(subject))
        // Without a class, it is another element in each folder.
        .map((subject) => (subject.startsWith(".") ? subject : `${dirname(file)}: ${subject}`)),
      text: text.replaceAll(/^ +/gm, "").replaceAll(";", ""),
    }));
  });
  const withRule = (pattern: RegExp): Set<string> =>
    new Set(rules.filter(({ text }) => pattern.test(text)).flatMap(({ subjects }) => subjects));
  const boxes = withRule(/^box-sizing: /m);
  const unclear = axes.flatMap(({ size, edge }) => {
    const edges = withRule(edge);
    return [...withRule(size)].filter(
      (subject) => edges.has(subject) && !boxes.has(subject) && !OTHER_CLASS.test(subject),
    );
  });

  expect(unclear).toEqual([]);
});
