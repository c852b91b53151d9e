/**
 * Calls a function of the host's. What it throws reaches the page's own error handling
 * a moment later, and never the widget: it is then as if it had given nothing.
 */
export function callHost<In, Out>(
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
