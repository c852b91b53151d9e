/** The group's 'Select all' box, if it has one. */
export function selectAllIn(group: Element): HTMLInputElement | null {
  return group.querySelector<HTMLInputElement>(":scope > .ck-choice > [data-select-all]");
}

/** Whether 'Select all' applies to the box. */
function isMeant(box: HTMLInputElement): boolean {
  return !box.disabled && !isExclusive(box);
}

function isExclusive(box: HTMLInputElement): boolean {
  return box.dataset["exclusive"] === "true";
}

/** Whether a box is checked that excludes the others. */
export function isExclusiveChosen(boxes: readonly HTMLInputElement[]): boolean {
  return boxes.some((box) => box.checked && isExclusive(box));
}

/** Checks or unchecks the boxes that 'Select all' applies to. */
export function selectAll(boxes: readonly HTMLInputElement[], all: boolean): void {
  for (const box of boxes.filter(isMeant)) box.checked = all;
}

/** Updates 'Select all' to show whether all, some or none of its boxes are checked. */
export function showShare(
  selectAllBox: HTMLInputElement,
  boxes: readonly HTMLInputElement[],
): void {
  const meant = boxes.filter(isMeant);
  const chosen = meant.filter((box) => box.checked).length;
  selectAllBox.checked = chosen > 0 && chosen === meant.length;
  selectAllBox.indeterminate = chosen > 0 && chosen < meant.length;
}

/**
 * Unchecks the boxes that conflict with the one that was checked last, if either is exclusive.
 *
 * @returns the boxes that were unchecked
 */
export function clearRuledOut(
  boxes: readonly HTMLInputElement[],
  chosen: HTMLInputElement,
): HTMLInputElement[] {
  if (!chosen.checked) return [];
  const ruledOut = boxes.filter(
    (box) =>
      box !== chosen && box.checked && !box.disabled && (isExclusive(box) || isExclusive(chosen)),
  );
  for (const box of ruledOut) box.checked = false;
  return ruledOut;
}
