/**
 * Makes a textarea as tall as its text where the browser has no `field-sizing`; the style sheet does it
 * elsewhere. A user who has dragged the corner keeps the height.
 */
export function grow({ current }: { current: HTMLTextAreaElement | null }): void {
  // jsdom has no CSS object.
  if (!current || globalThis.CSS?.supports("field-sizing: content") !== false) return;
  const { style } = current;
  // Dragging writes `height`.
  if (style.height) return;

  style.blockSize = "auto";
  const borders = current.offsetHeight - current.clientHeight;
  style.blockSize = `${current.scrollHeight + borders}px`;
}
