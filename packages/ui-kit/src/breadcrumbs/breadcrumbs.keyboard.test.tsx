import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Breadcrumbs } from "./breadcrumbs.tsx";

afterEach(cleanup);

// https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
describe("breadcrumb pattern", () => {
  test("Tab goes from link to link, past the current page", async () => {
    render(
      <>
        <Breadcrumbs
          items={[
            { label: "Home", href: "#home" },
            { label: "Claims", href: "#claims" },
            { label: "CLM-1001" },
          ]}
        />
        <button type="button">After</button>
      </>,
    );

    const seen: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 3; stop++) {
      await userEvent.keyboard("{Tab}");
      seen.push(document.activeElement?.textContent);
    }

    expect(seen).toEqual(["Home", "Claims", "After"]);
    expect(screen.getByText("CLM-1001").tabIndex).toBe(-1);
  });
});
