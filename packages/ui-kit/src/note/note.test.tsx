import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { announcements } from "../../testing/announcements.ts";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import { InformationNote } from "./information-note.tsx";
import { Note } from "./note.tsx";

// Rules: docs/reference/kit.md#notes

afterEach(cleanup);

test("the type is info by default; the headings are Information and Warning", () => {
  render(<Note>One.</Note>);
  expect(screen.getByRole("note", { name: "Information" }).textContent).toBe("InformationOne.");

  render(<Note type="warning">Two.</Note>);
  expect(screen.getByRole("note", { name: "Warning" }).textContent).toBe("WarningTwo.");
});

test("can have its own heading with a level", () => {
  render(
    <Note heading="Before you go" headingLevel={4}>
      One.
    </Note>,
  );

  expect(screen.getByRole("heading", { level: 4, name: "Before you go" })).toBeTruthy();
  expect(screen.getByRole("note", { name: "Before you go" })).toBeTruthy();
});

test("has no heading element without a level", () => {
  render(<Note>One.</Note>);

  expect(screen.queryByRole("heading")).toBeNull();
});

test("is translated into Spanish", () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Note type="warning">Uno.</Note>
    </LocaleProvider>,
  );

  expect(screen.getByRole("note", { name: "Advertencia" })).toBeTruthy();
});

test("is not announced", () => {
  render(<Note>One.</Note>);

  expect(screen.queryByRole("status")).toBeNull();
  expect(announcements()).toEqual([]);
});

test("an information note is one line with a decorative icon", () => {
  render(<InformationNote>Without tax.</InformationNote>);

  expect(screen.getByRole("paragraph").textContent).toBe("Without tax.");
  expect(screen.queryByRole("img")).toBeNull();
});
