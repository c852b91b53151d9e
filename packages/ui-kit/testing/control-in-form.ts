import { act } from "@testing-library/react";
import type { ControlRow } from "./controls.tsx";

/** The element with the id "one", which gets `ref` and other props: a field, or the fieldset of a group. */
export function controlIn(root: ParentNode): HTMLElement {
  return found(root.querySelector<HTMLElement>("#one"));
}

function formIn(root: ParentNode): HTMLFormElement {
  return found(root.querySelector("form"));
}

function found<T>(element: T | null): T {
  if (element === null) throw new Error("The element was not found.");
  return element;
}

/** The values that the form would submit now under the name "part"; the names of files. */
export function submittedValues(root: ParentNode): string[] {
  const values = new FormData(formIn(root)).getAll("part");
  return values.map((value) => (value instanceof File ? value.name : value));
}

/** Submits the form; returns the submitted values, or `undefined` if the form is invalid. */
export async function submit(root: ParentNode): Promise<string[] | undefined> {
  let sent: string[] | undefined;
  const listener = (event: SubmitEvent): void => {
    event.preventDefault();
    sent = submittedValues(root);
  };
  formIn(root).addEventListener("submit", listener, { once: true });
  await act(async () => formIn(root).requestSubmit());
  formIn(root).removeEventListener("submit", listener);
  return sent;
}

export async function reset(root: ParentNode): Promise<void> {
  await act(async () => formIn(root).reset());
}

/** The first focusable element of a control: itself, or the first in a group. */
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
  if (!first) throw new Error("The control has no focusable element.");
  first.focus();
  await enter(first);
}

/** The texts of `aria-describedby`; `undefined` for an id without an element. */
export function described(control: HTMLElement): (string | undefined)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const root = control.getRootNode() as Document | ShadowRoot;
  return ids.map((id) => root.getElementById(id)?.textContent);
}

export function isInvalid(root: ParentNode): boolean {
  const control = controlIn(root);
  return control.matches("[aria-invalid=true]") || !!control.querySelector("[aria-invalid=true]");
}
