/**
 * Collects the errors that reach the page's own error handling, in place of the test runner.
 *
 * @returns stops it
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
