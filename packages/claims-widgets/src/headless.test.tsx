import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BareHeader } from "../testing/headers/bare-header.tsx";
import { GovUkHeader } from "../testing/headers/gov-uk-header.tsx";
import { MaterialUiHeader } from "../testing/headers/material-ui-header.tsx";
import { inSpanish, renderOverSandbox } from "../testing/render-over-sandbox.tsx";

// The guide: docs/guides/headless.md

afterEach(cleanup);

const words = { wait: "One moment", failed: "This didn't work", retry: "Once more" };

test.each([
  { name: "in bare HTML", Header: BareHeader },
  { name: "in GOV.UK's HTML", Header: GovUkHeader },
  { name: "in Material UI", Header: MaterialUiHeader },
])(
  "a header $name waits, fails, tries again, and shows the claim in the user's language",
  async ({ Header }) => {
    const header = <Header claimNumber="CLM-1006" words={words} />;
    const { sandbox } = renderOverSandbox(header, {
      sandbox: { faults: { claimSummary: { status: 500 } } },
    });
    expect(page.getByRole("status").element().textContent).toBe("One moment");

    await expect.element(page.getByText("This didn't work")).toBeVisible();
    expect(page.getByText("This didn't work").element().closest("[role=alert]")).toBeTruthy();
    sandbox.faults.clear();
    await userEvent.click(page.getByRole("button", { name: "Once more" }));

    await expect.element(page.getByRole("heading", { name: "Repairs In Progress" })).toBeVisible();
    await expect.element(page.getByText(/^[A-Z][a-z]{2} \d\d?, 20\d\d$/)).toBeVisible();
    cleanup();

    renderOverSandbox(header, inSpanish);
    await expect.element(page.getByText(/^\d\d? [a-z]{3} 20\d\d$/)).toBeVisible();
    expect(page.getByRole("heading").element().closest("[lang]")?.getAttribute("lang")).toMatch(
      /^es/,
    );
  },
);
