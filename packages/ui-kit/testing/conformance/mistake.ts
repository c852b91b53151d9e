import { userEvent } from "vitest/browser";

/** What a control refuses when the user leaves it, and what it takes. */
export interface Mistake {
  /** Keys that enter something it refuses. */
  refused: string;
  /** Keys that enter something it takes. */
  taken: string;
}

/** Enters what the control refuses. It may not say so before the user leaves it. */
export async function mistype(container: HTMLElement, { refused }: Mistake): Promise<void> {
  container.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  await userEvent.keyboard(refused);
}

/** Enters what the control refuses, leaves it, comes back, and corrects the mistake. */
export async function retype(container: HTMLElement, mistake: Mistake): Promise<void> {
  await mistype(container, mistake);
  (document.activeElement as HTMLElement).blur();
  container.querySelector<HTMLInputElement>("input:not([type=hidden])")?.select();
  await userEvent.keyboard(mistake.taken);
}
