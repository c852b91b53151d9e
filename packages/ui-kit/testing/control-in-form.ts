import { act } from "@testing-library/react";
import type { ControlRow } from "./controls.tsx";

/** The element with the id "one", which is what ref and the like go to: a field, or the fieldset of a group. */
export function controlIn(root: ParentNode): HTMLElement {
  return found(root.querySelector<HTMLElement>("#one"));
}

function formIn(root: ParentNode): HTMLFormElement {
  return found(root.querySelector("form"));
}

function found<T>(element: T | null): T {
  if (element === null) throw new Error("It isn't there.");
  return element;
}

/** What a form would send now, under the name "part". */
export function sentBy(root: ParentNode): FormDataEntryValue[] {
  return new FormData(formIn(root)).getAll("part");
}

/** Sends the form, and says what was sent of the control; nothing if the browser has refused to. */
export async function send(root: ParentNode): Promise<FormDataEntryValue[] | undefined> {
  let sent: FormDataEntryValue[] | undefined;
  const listener = (event: SubmitEvent): void => {
    event.preventDefault();
    sent = sentBy(root);
  };
  formIn(root).addEventListener("submit", listener, { once: true });
  await act(async () => formIn(root).requestSubmit());
  formIn(root).removeEventListener("submit", listener);
  return sent;
}

export async function reset(root: ParentNode): Promise<void> {
  await act(async () => formIn(root).reset());
}

/** What the user can reach first in a control: itself, or the first thing in a group. */
export function focusable(root: ParentNode): HTMLElement | undefined {
  const control = controlIn(root);
  return [control, ...control.querySelectorAll<HTMLElement>("input, button")].find((each) =>
    each.matches(":enabled:not(fieldset)"),
  );
}

export async function fillIn(
  root: ParentNode,
  { enter }: Pick<ControlRow, "enter">,
): Promise<void> {
  const first = focusable(root);
  if (!first) throw new Error("There is nothing to fill in.");
  first.focus();
  await enter(first);
}

/** The texts that a screen reader reads after the name of a control; `undefined` for an id that leads nowhere. */
export function described(control: HTMLElement): (string | undefined)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const root = control.getRootNode() as Document | ShadowRoot;
  return ids.map((id) => root.getElementById(id)?.textContent);
}

export function isInvalid(root: ParentNode): boolean {
  const control = controlIn(root);
  return control.matches("[aria-invalid=true]") || !!control.querySelector("[aria-invalid=true]");
}
