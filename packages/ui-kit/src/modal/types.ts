import { error, info, question, warning } from "../icon/icon-paths.ts";

/** What each type shows. Content speaks for itself, and what is to be confirmed is a question. */
export const icons = { content: undefined, confirm: question, error, info, question, warning };

/** Type of a modal. See docs/reference/kit.md#modal. */
export type ModalType = keyof typeof icons;

/** A type may come from where no compiler looks, such as an attribute. */
export function reportUnknown(type: string): void {
  // oxlint-disable-next-line no-console -- documented: docs/reference/kit.md#modal
  if (!Object.hasOwn(icons, type)) console.warn(`Modal: unrecognized type "${type}".`);
}
