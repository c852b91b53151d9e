/**
 * A modal dialog that was moved with its element stays open but is modal no more.
 * `close()` would tell its owner that the user had closed it; taking the attribute away tells nobody.
 */
export function repairModals(shadow: ShadowRoot): void {
  for (const dialog of shadow.querySelectorAll("dialog[open]:not(:modal)")) {
    if (!(dialog instanceof HTMLDialogElement)) continue;
    dialog.removeAttribute("open");
    dialog.showModal();
  }
}
