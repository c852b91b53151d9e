import { error, info, question, warning } from "../icon/drawings.ts";

/** What each type shows. Content speaks for itself, and what is to be confirmed is a question. */
export const icons = { content: undefined, confirm: question, error, info, question, warning };

/** What a modal is about. Spec 001, section 5. */
export type ModalType = keyof typeof icons;

/** A type may come from where no compiler looks, such as an attribute. Spec 001, section 8. */
export function reportUnknown(type: string): void {
  // oxlint-disable-next-line no-console -- the specification names the console as its place
  if (!Object.hasOwn(icons, type)) console.warn(`Modal: unrecognized type "${type}".`);
}
