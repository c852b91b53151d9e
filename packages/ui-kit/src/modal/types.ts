import { error, info, question, warning } from "../icon/icon-paths.ts";

/** The icon of each type. `content` has none, and `confirm` asks a question. */
export const icons = { content: undefined, confirm: question, error, info, question, warning };

/** Type of a modal. See docs/reference/kit.md#modal. */
export type ModalType = keyof typeof icons;

/** The type may come from untyped code, such as an attribute. */
export function reportUnknown(type: string): void {
  // oxlint-disable-next-line no-console -- documented: docs/reference/kit.md#modal
  if (!Object.hasOwn(icons, type)) console.warn(`Modal: unrecognized type "${type}".`);
}
