/**
 * Makes a textarea as tall as its text in browsers without `field-sizing`; elsewhere, the style sheet
 * does it. A height set by dragging the corner is kept.
 */
export function grow({ current }: { current: HTMLTextAreaElement | null }): void {
  // jsdom has no CSS object.
  if (!current || globalThis.CSS?.supports("field-sizing: content") !== false) return;
  const { style } = current;
  // Dragging sets `height`.
  if (style.height) return;

  style.blockSize = "auto";
  const borders = current.offsetHeight - current.clientHeight;
  style.blockSize = `${current.scrollHeight + borders}px`;
}
