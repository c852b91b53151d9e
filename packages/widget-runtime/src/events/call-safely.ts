/**
 * Calls a function of the host. An error that it throws is rethrown in a microtask, where the page's
 * error handling receives it, and never breaks the widget; the result is then `undefined`.
 */
export function callSafely<In, Out>(
  own: ((about: In) => Out) | undefined,
  about: In,
): Out | undefined {
  try {
    return own?.(about);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
    return undefined;
  }
}
