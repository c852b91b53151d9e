/** In ms. Bundlers add style sheets after scripts in development. */
const LOADED_AFTER = 3000;

let isExpected = false;

/** Warns once if the page lacks the kit's style sheet. Callers leave it out of production builds. */
export function expectStyleSheet(): void {
  if (isExpected || typeof document === "undefined") return;
  isExpected = true;
  const root = document.documentElement;
  // DOM emulations have no layout, and tests in them need no style sheet.
  if (root.clientWidth === 0) return;
  setTimeout(() => {
    const isStyled = getComputedStyle(root).getPropertyValue("--ck-space-2") !== "";
    if (isStyled || !document.querySelector("[class^=ck-]")) return;
    // oxlint-disable-next-line no-console -- meant for developers
    console.warn(
      'This page lacks the kit\'s style sheet. Add `import "@claimkit/ui-kit/styles.css"`. See https://github.com/claimkit/claimkit/blob/main/docs/guides/first-claim.md',
    );
  }, LOADED_AFTER);
}
