import { act, cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { items } from "../testing/header-page.tsx";
import { announcements, clearAnnouncements } from "../testing/announcements.ts";
import { Header, Modal, Waiting } from "./index.ts";
import "./styles.css";

/** Names of forms and controls that shadow properties of `document` and of a form (DOM clobbering). */
const forms = ["body", "children", "forms", "head", "images", "links", "title"];
const controls = ["append", "children", "contains", "inert", "style", "title"];

beforeEach(async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(600, 700);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
});

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

/** A host page with forms that have these names, around and next to the kit's components. */
function Page(): JSX.Element {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {forms.map((name) => (
        <form key={name} name={name}>
          {controls.map((control) => (
            <input key={control} name={control} />
          ))}
        </form>
      ))}
      <form>
        {controls.map((name) => (
          <input key={name} name={name} />
        ))}
        <h1>Claims</h1>
        <Header items={items} />
        {isOpen && (
          <Modal heading="Withdraw?" open onClose={() => setOpen(false)}>
            <Waiting />
          </Modal>
        )}
      </form>
    </>
  );
}

test("opens, announces and restores the focus on a page whose forms shadow properties of `document`", async () => {
  render(<Page />);
  expect((document as { body: unknown }).body).toBeInstanceOf(HTMLFormElement);
  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait..."]));

  act(() => screen.getByRole("button", { name: "Close" }).click());
  const heading = screen.getByRole("heading", { name: "Claims" });
  await expect.poll(() => heading.matches(":focus")).toBe(true);

  const menu = screen.getByRole("button", { name: "Menu" });
  act(() => menu.click());
  await expect.poll(() => heading.inert).toBe(true);
  act(() => screen.getByRole("button", { name: "Close menu" }).click());
  await expect.poll(() => heading.inert).toBe(false);
  await expect.poll(() => menu.matches(":focus")).toBe(true);
});
