import { cleanup, render } from "@testing-library/react";
import type { JSX, ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { manyPayments, paymentColumns } from "../testing/payments.tsx";
import {
  Badge,
  Breadcrumbs,
  DatePicker,
  Header,
  Icon,
  LocaleProvider,
  Modal,
  Note,
  Notification,
  ProgressBar,
  SortableTable,
  Tag,
  Tile,
} from "./index.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const kinds: { name: string; renderWith: (kind: never) => JSX.Element }[] = [
  { name: "Icon", renderWith: (kind) => <Icon name={kind} /> },
  { name: "Modal", renderWith: (kind) => <Modal type={kind} heading="Claim" defaultOpen /> },
  { name: "Note", renderWith: (kind) => <Note type={kind}>Text</Note> },
  { name: "Notification", renderWith: (kind) => <Notification type={kind}>Text</Notification> },
  { name: "Tag", renderWith: (kind) => <Tag label="Open" status={kind} /> },
];

test.each(kinds)(
  "$name has no icon for the name of an `Object.prototype` property",
  ({ renderWith }) => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});

    for (const kind of ["constructor", "toString", "__proto__"]) {
      const { container, unmount } = render(renderWith(kind as never));
      expect(container.querySelector("path, [role=img]")).toBeNull();
      unmount();
    }

    expect(errors).not.toHaveBeenCalled();
    expect(warnings.mock.calls.length).toBeLessThanOrEqual(3);
  },
);

const localized: { name: string; part: JSX.Element }[] = [
  { name: "Badge", part: <Badge count={3} label={{ one: "{count} message", other: "{count}" }} /> },
  { name: "DatePicker", part: <DatePicker label="Day" defaultValue="2026-11-20" /> },
  { name: "Header", part: <Header messageCount={3} /> },
  { name: "ProgressBar", part: <ProgressBar aria-label="Repair" value={40} announceChanges /> },
  {
    name: "SortableTable",
    part: (
      <SortableTable
        caption="Payments"
        columns={paymentColumns}
        rows={manyPayments(3)}
        rowKey={({ id }) => id}
        defaultSort={{ column: paymentColumns[0]?.id ?? "", direction: "ascending" }}
      />
    ),
  },
];

test.each(localized)("$name uses English formats if `Intl` rejects the locale", ({ part }) => {
  const english = render(part).container.textContent;
  cleanup();

  for (const locale of ["en_US.UTF-8", "en-", "", "-"]) {
    const { container } = render(<LocaleProvider locale={locale}>{part}</LocaleProvider>);
    expect(container.textContent).toBe(english);
    cleanup();
  }
});

const optional: { name: string; renderWith: (nothing: ReactNode) => JSX.Element }[] = [
  {
    name: "Notification",
    renderWith: (nothing) => (
      <Notification heading={nothing} headingLevel={3} action={nothing}>
        Text
      </Notification>
    ),
  },
  {
    name: "Note",
    renderWith: (nothing) => (
      <Note heading={nothing} headingLevel={3}>
        Text
      </Note>
    ),
  },
  {
    name: "Tile",
    renderWith: (nothing) => (
      <Tile
        label="Payment"
        href="#payment"
        facts={nothing as string}
        disabledReason={nothing as string}
      >
        {nothing}
      </Tile>
    ),
  },
];

/** The markup of a component, without React's generated ids. */
function markup(part: JSX.Element): string {
  const { container, unmount } = render(part);
  const html = container.innerHTML.replaceAll(/_r_\w+_/g, "id");
  unmount();
  return html;
}

test.each(optional)(
  "$name omits parts whose value is null, false or an empty string",
  ({ renderWith }) => {
    for (const nothing of [null, false, ""]) {
      expect(markup(renderWith(nothing))).toBe(markup(renderWith(undefined)));
    }
  },
);

test("breadcrumbs may have the same URL", () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const items = ["Home", "Claims", "Claim"].map((label) => ({ label, href: "#" }));

  const { container } = render(<Breadcrumbs items={items} />);

  expect(container.textContent).toBe("HomeClaimsClaim");
  expect(errors).not.toHaveBeenCalled();
});
