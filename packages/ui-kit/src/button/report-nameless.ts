const NAMES = "[aria-label]:not([aria-label='']), [alt]:not([alt='']), title";

/** Warns developers about a button with an icon and no name when they first use it. */
export function reportNameless(button: Element): void {
  const isNamed =
    button.textContent !== "" ||
    button.matches("[aria-label], [aria-labelledby], [title]") ||
    button.querySelector(NAMES);
  if (isNamed) return;
  // oxlint-disable-next-line no-console -- meant for developers
  console.error("This button has no name. Give it an aria-label that says what it does.", button);
}
