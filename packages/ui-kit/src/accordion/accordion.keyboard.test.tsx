import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { AccordionGroup } from "./accordion-group.tsx";
import { Accordion } from "./accordion.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/accordion/

afterEach(cleanup);

const focused = (): string | null | undefined => document.activeElement?.textContent;

const expanded = (name: string): string | null =>
  screen.getByRole("button", { name }).getAttribute("aria-expanded");

describe("accordion", () => {
  beforeEach(() => {
    render(
      <>
        <Accordion heading="Report">
          <a href="#estimate">Estimate</a>
        </Accordion>
        <Accordion heading="Services" defaultOpen>
          <a href="#rental">Rental</a>
        </Accordion>
        <Accordion heading="Payout">Soon</Accordion>
      </>,
    );
  });

  test.each([
    { key: "Enter", keys: "{Enter}" },
    { key: "Space", keys: "{ }" },
  ])("$key expands a collapsed panel, and collapses it again", async ({ keys }) => {
    await userEvent.keyboard("{Tab}");
    expect(focused()).toBe("Report");

    await userEvent.keyboard(keys);
    expect(expanded("Report")).toBe("true");
    expect(screen.getByRole("link", { name: "Estimate" }).checkVisibility()).toBe(true);

    await userEvent.keyboard(keys);
    expect(expanded("Report")).toBe("false");
    expect(focused()).toBe("Report");
  });

  test("Tab moves through the headers and the content of expanded panels, and nothing else", async () => {
    const visited = [];
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.keyboard("{Tab}");
      visited.push(focused());
    }

    expect(visited).toEqual(["Report", "Services", "Rental", "Payout"]);
  });

  test("Shift + Tab moves back through the same elements", async () => {
    screen.getByRole("button", { name: "Payout" }).focus();

    const visited = [];
    for (let stop = 0; stop < 3; stop++) {
      await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
      visited.push(focused());
    }

    expect(visited).toEqual(["Rental", "Services", "Report"]);
  });
});

test.each([
  { key: "Enter", keys: "{Enter}" },
  { key: "Space", keys: "{ }" },
])("an accordion that can't be opened is focusable, and $key does nothing", async ({ keys }) => {
  render(
    <Accordion heading="Payout" disabledReason="Nothing has been paid yet.">
      Soon
    </Accordion>,
  );

  await userEvent.keyboard(`{Tab}${keys}`);

  expect(focused()).toBe("Payout");
  expect(expanded("Payout")).toBe("false");
});

describe("accordion group", () => {
  test.each([
    { key: "Enter", keys: "{Enter}" },
    { key: "Space", keys: "{ }" },
  ])("$key on 'Open all' expands all, and keeps the focus where it is", async ({ keys }) => {
    render(
      <AccordionGroup>
        <Accordion heading="Report">Hail</Accordion>
        <Accordion heading="Services">Rental</Accordion>
      </AccordionGroup>,
    );

    await userEvent.keyboard("{Tab}");
    await userEvent.keyboard(keys);

    expect([expanded("Report"), expanded("Services")]).toEqual(["true", "true"]);
    await expect.poll(focused).toBe("Close all");
  });
});
