/**
 * A modal dialog that was moved with its element stays open but is no longer modal. `close()` would
 * emit a close event to its owner; removing the attribute does not.
 */
export function repairModals(shadow: ShadowRoot): void {
  for (const dialog of shadow.querySelectorAll<HTMLDialogElement>("dialog[open]:not(:modal)")) {
    dialog.removeAttribute("open");
    dialog.showModal();
  }
}
