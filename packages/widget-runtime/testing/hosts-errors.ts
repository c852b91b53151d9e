/**
 * Collects errors that reach the page's error handling, instead of the test runner.
 *
 * @returns a function that stops it
 */
export function collectPageErrors(errors: unknown[]): () => void {
  function collect(event: ErrorEvent): void {
    errors.push(event.error);
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  addEventListener("error", collect, { capture: true });
  return () => removeEventListener("error", collect, { capture: true });
}
