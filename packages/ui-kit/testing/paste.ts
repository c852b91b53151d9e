import { fireEvent } from "@testing-library/react";

/**
 * Pastes a text into a control.
 *
 * @returns whether the browser's default action was not prevented
 */
export function paste(text: string, control: HTMLElement): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  return fireEvent(control, event);
}
