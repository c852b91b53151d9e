import { cleanup, render } from "@testing-library/react";
import { Accordion, Button, Link } from "@claimkit/ui-kit";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { type Click, clickOn } from "./click-target.ts";

afterEach(cleanup);

const controls: { what: string; control: ReactNode; click: Click | undefined }[] = [
  { what: "a button", control: <Button>Go</Button>, click: { target: "button" } },
  { what: "a link", control: <Link href="/a">Go</Link>, click: { target: "link" } },
  {
    what: "a phone number",
    control: <a href="tel:+18005550199">Call</a>,
    click: { target: "phone" },
  },
  {
    what: "a mail address",
    control: <a href="mailto:a@example.com">Write</a>,
    click: { target: "email" },
  },
  { what: "a tab", control: <button role="tab">Tab</button>, click: { target: "tab" } },
  {
    what: "a radio button",
    control: <input type="radio" aria-label="One" />,
    click: { target: "option" },
  },
  {
    what: "a document",
    control: <button data-part="document">Estimate</button>,
    click: { target: "document" },
  },
  {
    what: "a card",
    control: (
      <button data-part="card" data-click-value="REPAIRS">
        Repairs
      </button>
    ),
    click: { target: "card", value: "REPAIRS" },
  },
  {
    what: "an action's control",
    control: <Button data-action="track-claim">Track claim</Button>,
    click: { target: "track-claim" },
  },
  {
    what: "an open accordion",
    control: <Accordion heading="A" defaultOpen />,
    click: { target: "accordion", value: "close" },
  },
  {
    what: "a closed accordion",
    control: <Accordion heading="A" />,
    click: { target: "accordion", value: "open" },
  },
  {
    what: "the summary of open details",
    control: (
      <details open>
        <summary>A</summary>
      </details>
    ),
    click: { target: "accordion", value: "close" },
  },
  {
    what: "the summary of closed details",
    control: (
      <details>
        <summary>A</summary>
      </details>
    ),
    click: { target: "accordion", value: "open" },
  },
  {
    what: "a button that opens a popup",
    control: (
      <button aria-expanded="false" aria-controls="x" aria-haspopup="dialog">
        Calendar
      </button>
    ),
    click: { target: "button" },
  },
  {
    what: "a button that can't be used",
    control: <Button disabledReason="Not yet">Go</Button>,
    click: undefined,
  },
];

test.each(controls)("reports $what as $click.target", ({ control, click }) => {
  const { container } = render(control);

  expect(clickOn(container.querySelector("a, button, input, summary"))).toEqual(click);
});

test("finds the control around the clicked node", () => {
  const { getByText } = render(
    <Button>
      <span>Go</span>
    </Button>,
  );

  expect(clickOn(getByText("Go"))).toEqual({ target: "button" });
});

test("ignores a click outside the controls", () => {
  const { getByText } = render(<p>Text</p>);

  expect(clickOn(getByText("Text"))).toBeUndefined();
  expect(clickOn(null)).toBeUndefined();
});
