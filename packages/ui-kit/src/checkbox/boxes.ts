/** The boxes of a group that stand for something, in the order of the page. */
export function boxesIn(group: Element): HTMLInputElement[] {
  return Array.from(
    group.querySelectorAll<HTMLInputElement>(".ck-checkbox:not([data-select-all])"),
  );
}

/** The box that stands for all others, if the group has one. */
export function selectAllIn(group: Element): HTMLInputElement | null {
  return group.querySelector<HTMLInputElement>("[data-select-all]");
}

/** Whether 'Select all' means it too. */
function isMeant(box: HTMLInputElement): boolean {
  return !box.disabled && !isExclusive(box);
}

function isExclusive(box: HTMLInputElement): boolean {
  return box.dataset["exclusive"] === "true";
}

/** Whether one is chosen that rules out the others. */
export function isExclusiveChosen(boxes: readonly HTMLInputElement[]): boolean {
  return boxes.some((box) => box.checked && isExclusive(box));
}

/** Does what 'Select all' says. */
export function selectAll(boxes: readonly HTMLInputElement[], all: boolean): void {
  for (const box of boxes.filter(isMeant)) box.checked = all;
}

/** Shows on 'Select all' whether all, some or none of what it means are chosen. */
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
 * Takes back what does not go together with the box that was chosen last, when one of the two rules
 * out others.
 *
 * @returns the boxes that are no longer chosen
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
