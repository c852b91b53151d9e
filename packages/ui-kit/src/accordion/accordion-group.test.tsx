import { act, cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { AccordionGroup, type AccordionGroupActions } from "./accordion-group.tsx";
import { Accordion } from "./accordion.tsx";

// Rules: docs/reference/kit.md#accordion-group

afterEach(() => {
  cleanup();
  clearAnnouncements();
  vi.restoreAllMocks();
});

function opened(): (string | null)[] {
  return screen.getAllByRole("button", { expanded: true }).map((button) => button.textContent);
}

function closed(): (string | null)[] {
  return screen.queryAllByRole("button", { expanded: false }).map((button) => button.textContent);
}

test("shows an 'Open all' toggle when any accordion is closed, otherwise 'Close all'", async () => {
  render(
    <AccordionGroup>
      <Accordion heading="Report">Hail</Accordion>
      <Accordion heading="Services" defaultOpen>
        Rental
      </Accordion>
    </AccordionGroup>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Open all" }));
  expect(opened()).toEqual(["Report", "Services"]);

  await userEvent.click(screen.getByRole("button", { name: "Close all" }));
  expect(closed()).toEqual(["Report", "Services"]);

  await userEvent.click(screen.getByRole("button", { name: "Report" }));
  expect(screen.getByRole("button", { name: "Open all" })).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "Services" }));
  expect(screen.getByRole("button", { name: "Close all" })).toBeTruthy();
});

test("announces the result of 'Open all' and 'Close all'", async () => {
  render(
    <AccordionGroup>
      <Accordion heading="Report">Hail</Accordion>
    </AccordionGroup>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Open all" }));
  await vi.waitFor(() => expect(announcements()).toEqual(["All sections are open."]));
});

test("updates its toggle in the same task as its accordions", () => {
  render(
    <AccordionGroup>
      <Accordion heading="Report">Hail</Accordion>
    </AccordionGroup>,
  );

  screen.getByRole("button", { name: "Open all" }).click();

  expect(opened()).toEqual(["Report"]);
  expect(screen.getByRole("button", { name: "Close all" })).toBeTruthy();
});

test("announces the result for controlled accordions", async () => {
  render(
    <AccordionGroup>
      <Accordion heading="Report" open={false}>
        Hail
      </Accordion>
      <Accordion heading="Services">Rental</Accordion>
    </AccordionGroup>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Open all" }));
  await vi.waitFor(() => expect(announcements()).toEqual(["1 of 2 sections are open."]));
});

test("does not toggle nested accordions", async () => {
  render(
    <AccordionGroup>
      <Accordion heading="Report" defaultOpen>
        <Accordion heading="Coverages" headingLevel={4}>
          Rental
        </Accordion>
      </Accordion>
    </AccordionGroup>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Close all" }));
  await userEvent.click(screen.getByRole("button", { name: "Open all" }));

  expect(opened()).toEqual(["Report"]);
  expect(closed()).toEqual(["Coverages"]);
});

test("calls each accordion's handler once", async () => {
  const onOpen = vi.fn();
  render(
    <AccordionGroup>
      <Accordion heading="Report" onOpen={onOpen}>
        Hail
      </Accordion>
      <Accordion heading="Services" defaultOpen onOpen={onOpen}>
        Rental
      </Accordion>
    </AccordionGroup>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Open all" }));

  expect(onOpen).toHaveBeenCalledOnce();
});

test("opens and closes by index, in the order of the page", async () => {
  const actions = createRef<AccordionGroupActions>();
  const { rerender } = render(
    <AccordionGroup actionsRef={actions}>
      <Accordion heading="Services">Rental</Accordion>
    </AccordionGroup>,
  );
  rerender(
    <AccordionGroup actionsRef={actions}>
      <Accordion key="first" heading="Report">
        Hail
      </Accordion>
      <Accordion heading="Services">Rental</Accordion>
    </AccordionGroup>,
  );

  await act(async () => actions.current?.open(0));
  expect(opened()).toEqual(["Report"]);

  await act(async () => actions.current?.close(0));
  await act(async () => actions.current?.openAll());
  expect(opened()).toEqual(["Report", "Services"]);

  await act(async () => actions.current?.closeAll());
  expect(closed()).toEqual(["Report", "Services"]);
});

test.each([
  { verb: "open", index: 1 },
  { verb: "close", index: -1 },
] as const)("no accordion at the given index to $verb (console)", ({ verb, index }) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const actions = createRef<AccordionGroupActions>();
  render(
    <AccordionGroup actionsRef={actions}>
      <Accordion heading="Report">Hail</Accordion>
    </AccordionGroup>,
  );

  actions.current?.[verb](index);

  expect(log).toHaveBeenCalledWith(`No accordion at the given index to ${verb}: ${index}.`);
});

test("ignores accordions that can't be opened", async () => {
  render(
    <AccordionGroup>
      <Accordion heading="Report">Hail</Accordion>
      <Accordion heading="Payout" disabledReason="Nothing has been paid yet.">
        Soon
      </Accordion>
    </AccordionGroup>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Open all" }));

  expect([opened(), closed()]).toEqual([["Report"], ["Payout"]]);
  expect(screen.getByRole("button", { name: "Close all" })).toBeTruthy();
  await vi.waitFor(() => expect(announcements()).toEqual(["1 of 2 sections are open."]));
});

test("ignores an accordion after it is unmounted", async () => {
  const { rerender } = render(
    <AccordionGroup>
      <Accordion heading="Report" defaultOpen>
        Hail
      </Accordion>
      <Accordion key="closed" heading="Services">
        Rental
      </Accordion>
    </AccordionGroup>,
  );
  expect(screen.getByRole("button", { name: "Open all" })).toBeTruthy();

  rerender(
    <AccordionGroup>
      <Accordion heading="Report" defaultOpen>
        Hail
      </Accordion>
    </AccordionGroup>,
  );

  expect(screen.getByRole("button", { name: "Close all" })).toBeTruthy();
});
