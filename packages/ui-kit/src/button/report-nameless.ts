const NAMES = "[aria-label]:not([aria-label='']), [alt]:not([alt='']), title";

/** Tells developers of a button that has a picture and no name, as soon as they try it. */
export function reportNameless(button: Element): void {
  const isNamed =
    button.textContent !== "" ||
    button.matches("[aria-label], [aria-labelledby], [title]") ||
    button.querySelector(NAMES);
  if (isNamed) return;
  // oxlint-disable-next-line no-console -- developers are who this is for
  console.error("This button has no name. Give it an aria-label that says what it does.", button);
}
