import { screen, within } from "@testing-library/react";
import { userEvent } from "vitest/browser";

/** ZIP codes of the sandbox, by city. */
export const zipCodes = {
  /** 13 shops: two pages. */
  columbus: "43215",
  /** 10 shops: one full page. */
  seattle: "98101",
  /** 11 shops: one on the second page. */
  phoenix: "85004",
  /** 23 shops: three pages. */
  chicago: "60654",
  /** 6 shops, and a leading zero. */
  boston: "02108",
  /** No shops. */
  plentywood: "59254",
} as const;

/** The search field. */
export const field = (): HTMLInputElement => screen.getByRole("combobox");

/** Replaces the content of the search field. */
export const search = (text: string): Promise<void> => userEvent.fill(field(), text);

/** Waits for the shops of the current page, and returns them in order. */
export async function shops(): Promise<HTMLElement[]> {
  const lists = await screen.findAllByRole("list");
  const list = lists.find(({ className }) => className === "ck-shop-list");
  return list ? within(list).getAllByRole("listitem") : [];
}
