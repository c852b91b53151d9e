import { readFileSync } from "node:fs";

const introduction = textOf("../../src/welcome/introduction.html");

const styles = [
  textOf("../../../../packages/ui-kit/src/tokens.css"),
  textOf("../../src/welcome/welcome.css"),
];

/**
 * Adds the beginning of the front page to the document of the built Storybook. On a phone, it can be read and its links
 * followed seconds before Storybook's own scripts have shown it. `manager.ts` removes it when they have.
 */
export function firstPaint(
  head: string | undefined,
  { configType }: { configType?: string },
): string {
  if (configType !== "PRODUCTION") return head ?? "";
  return `${head ?? ""}<style>${styles.join("")}</style><script>(${showIntroduction})(${JSON.stringify(introduction)})</script>`;
}

/** Runs in the browser, before there is a body. */
function showIntroduction(html: string): void {
  const isFrontPage = !new URLSearchParams(location.search).has("path");
  if (!isFrontPage || !matchMedia("(max-width: 599px)").matches) return;
  const element = document.createElement("div");
  element.id = "first-paint";
  element.className = "welcome";
  element.innerHTML = html;
  document.documentElement.append(element);
}

function textOf(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}
