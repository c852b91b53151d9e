/**
 * Calls a host's handler. What it throws reaches the page's own error handling
 * a moment later, and never the widget.
 */
export function callHost<E>(handler: ((event: E) => void) | undefined, event: E): void {
  try {
    handler?.(event);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
