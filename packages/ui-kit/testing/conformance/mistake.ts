import { userEvent } from "vitest/browser";

/** Invalid input, for which a control shows an error when the user leaves it, and valid input. */
export interface Mistake {
  /** Keys that enter an invalid value. */
  invalid: string;
  /** Keys that enter a valid value. */
  valid: string;
}

/** Enters an invalid value and stays in the control. */
export async function mistype(container: HTMLElement, { invalid }: Mistake): Promise<void> {
  container.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  await userEvent.keyboard(invalid);
}

/** Enters an invalid value, leaves the control, returns, and corrects the value. */
export async function retype(container: HTMLElement, mistake: Mistake): Promise<void> {
  await mistype(container, mistake);
  (document.activeElement as HTMLElement).blur();
  container.querySelector<HTMLInputElement>("input:not([type=hidden])")?.select();
  await userEvent.keyboard(mistake.valid);
}
