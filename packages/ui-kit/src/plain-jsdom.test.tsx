import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { items } from "../testing/header-page.tsx";
import { paymentColumns, payments } from "../testing/payments.tsx";
import { Autocomplete } from "./autocomplete/autocomplete.tsx";
import { ContextualHelp } from "./contextual-help/contextual-help.tsx";
import { DatePicker } from "./date-picker/date-picker.tsx";
import { Header } from "./header/header.tsx";
import { Modal } from "./modal/modal.tsx";
import { Overlay } from "./overlay/overlay.tsx";
import { SortableTable } from "./table/sortable-table.tsx";
import { Tabset } from "./tabset/tabset.tsx";
import { Waiting } from "./waiting/waiting.tsx";

// Removes features that jsdom lacks, because other teams test pages with the kit in jsdom. Chromium still hides
// popovers that are not shown, which jsdom does not.

const missingFeatures: readonly (readonly [object, readonly string[]])[] = [
  [globalThis, ["ResizeObserver", "matchMedia"]],
  [Document.prototype, ["adoptedStyleSheets"]],
  [Element.prototype, ["checkVisibility", "scrollBy", "scrollIntoView"]],
  [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
  [HTMLDialogElement.prototype, ["show", "showModal", "close"]],
];
const restorers: (() => void)[] = [];

beforeEach(() => {
  for (const [owner, names] of missingFeatures) {
    for (const name of names) {
      const feature = Object.getOwnPropertyDescriptor(owner, name);
      if (!feature) continue;
      Reflect.deleteProperty(owner, name);
      restorers.push(() => Object.defineProperty(owner, name, feature));
    }
  }
});

afterEach(() => {
  cleanup();
  for (const restore of restorers.splice(0)) restore();
});

test("the environment lacks what jsdom lacks", () => {
  expect("ResizeObserver" in globalThis || "matchMedia" in globalThis).toBe(false);
  expect("adoptedStyleSheets" in document).toBe(false);
});

test("a tabset changes its tab", () => {
  render(
    <Tabset
      label="Claim"
      tabs={[
        { label: "Report", content: "Hail" },
        { label: "Repairs", content: <a href="#shop">Shop</a> },
      ]}
    />,
  );

  fireEvent.click(screen.getByRole("tab", { name: "Repairs" }));

  expect(screen.getByRole("tabpanel").textContent).toBe("Shop");
});

test("a table is sorted", () => {
  render(
    <SortableTable
      caption="Payments"
      columns={paymentColumns}
      rows={payments}
      rowKey={(payment) => JSON.stringify(payment)}
    />,
  );
  const [button] = screen.getAllByRole("columnheader").map((each) => each.querySelector("button"));

  fireEvent.click(button as HTMLElement);

  expect(button?.closest("th")?.ariaSort).toBe("ascending");
});

test("a header shows its items", () => {
  render(<Header logo="Acme" items={items} />);

  fireEvent.click(screen.getByText("Claims"));

  expect(screen.getByText("Contact us").closest("a")?.hash).toBe("#contact");
});

test("a modal opens, and closes by its button", () => {
  render(
    <Modal defaultOpen heading="Withdraw the claim?">
      This can't be undone.
    </Modal>,
  );

  fireEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a date picker opens, and accepts a date", () => {
  render(<DatePicker label="Date of loss" defaultValue="2026-11-20" />);
  fireEvent.click(screen.getByRole("button", { name: /^Choose date/ }));

  fireEvent.click(screen.getByLabelText(/November 21/));

  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("11/21/2026");
});

test("an autocomplete shows options, and accepts one", () => {
  render(
    <Autocomplete label="State" minimumCharacters={1} options={[{ text: "Ohio", value: "OH" }]} />,
  );
  fireEvent.input(screen.getByRole("combobox"), { target: { value: "oh" } });
  screen.getByRole("combobox").focus();
  fireEvent.input(screen.getByRole("combobox"), { target: { value: "ohi" } });

  fireEvent.click(screen.getByRole("option", { hidden: true }));

  expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Ohio");
});

test("other popups and layers mount and unmount", () => {
  const error = vi.spyOn(console, "error");
  const { unmount } = render(
    <>
      <Overlay shown aria-label="Details">
        Hail
      </Overlay>
      <Waiting size="full-screen" />
      <ContextualHelp heading="Deductible">What you pay</ContextualHelp>
    </>,
  );

  fireEvent.click(screen.getByRole("button", { name: /Deductible/, hidden: true }));
  unmount();

  expect(error).not.toHaveBeenCalled();
});
