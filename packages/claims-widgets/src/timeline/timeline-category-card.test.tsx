import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { TimelineCategoryCard } from "./timeline-category-card.tsx";

afterEach(cleanup);

const button = (): HTMLElement => screen.getByRole("button");

test("shows its category, status and steps, and makes no call", () => {
  const { requests } = renderOverSandbox(
    <TimelineCategoryCard
      // As from an HTML attribute.
      category={"repairs" as "REPAIRS"}
      status="IN_PROGRESS"
      subCategories={[{ name: "Estimate", status: "COMPLETE" }, { name: "Repairs" }]}
    />,
  );

  expect(button().textContent).toBe("Repairs In progress");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Estimate, Complete",
    "Repairs",
  ]);
  expect(requests).toEqual([]);
});

test("a click toggles its selection, with an event for each", async () => {
  const { events } = renderOverSandbox(<TimelineCategoryCard category="PAYOUT" />);
  expect(button().ariaPressed).toBe("false");

  await userEvent.click(button());
  expect(button().ariaPressed).toBe("true");

  await userEvent.click(button());
  expect(button().ariaPressed).toBe("false");
  expect(events.filter(({ type }) => type === "ck:select")).toMatchObject([
    { widget: "timeline-category-card", kind: "timeline", value: "PAYOUT" },
    { widget: "timeline-category-card", kind: "timeline", value: null },
  ]);
});

test("a changed prop replaces the user's choice", async () => {
  const { rerender } = renderOverSandbox(<TimelineCategoryCard category="PAYOUT" selected />);
  await userEvent.click(button());
  expect(button().ariaPressed).toBe("false");

  rerender(<TimelineCategoryCard category="PAYOUT" selected={false} />);
  rerender(<TimelineCategoryCard category="PAYOUT" selected />);

  expect(button().ariaPressed).toBe("true");
});

test("an unknown status is shown in the page's words, with a warning to the host", async () => {
  const { events } = renderOverSandbox(
    <TimelineCategoryCard category="PAYOUT" status="PENDING_REVIEW" />,
  );

  expect(button().textContent).toBe("Payout Pending Review");
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ type: "ck:warning", code: "unknown_status" }));
});

test.each(["", "ELSEWHERE"])(
  "fails with a configuration error for the category '%s'",
  async (category) => {
    const { events } = renderOverSandbox(<TimelineCategoryCard category={category as "REPORT"} />);

    expect(screen.getByRole("alert").textContent).toBe(
      "Your claim progress didn't load. We'll get it fixed.",
    );
    await expect
      .poll(() => events)
      .toContainEqual(
        expect.objectContaining({ error: expect.objectContaining({ code: "configuration" }) }),
      );
  },
);

test("is translated into Spanish", () => {
  renderOverSandbox(<TimelineCategoryCard category="CLOSE" status="NOT_STARTED" />, inSpanish);

  expect(button().textContent).toBe("Cierre Sin comenzar");
});
