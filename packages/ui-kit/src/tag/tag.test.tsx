import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Icon } from "../icon/icon.tsx";
import "../styles.css";
import { Tag } from "./tag.tsx";

// Rules: docs/reference/kit.md#tag

afterEach(cleanup);

const tag = (): HTMLElement | null => document.querySelector(".ck-tag");

describe("label and color", () => {
  test("label", () => {
    render(<Tag label="Open" />);

    expect(tag()?.textContent).toBe("Open");
    expect(tag()?.dataset["color"]).toBe("neutral");
  });

  test.each(["accent", "error", "info", "success", "warning"] as const)(
    "color, by token name: %s",
    (color) => {
      const textColor = color === "accent" ? "var(--_accent-text)" : `var(--ck-color-${color})`;
      render(
        <>
          <Tag label="Auto" color={color} />
          <p className="ck-text" style={{ color: textColor }}>
            Auto
          </p>
        </>,
      );

      const token = getComputedStyle(screen.getByRole("paragraph")).color;
      expect(getComputedStyle(tag() as Element).color).toBe(token);
      expect(document.querySelector("svg")).toBeNull();
    },
  );

  test("status wins over color", () => {
    render(<Tag label="Declined" status="error" color="success" />);

    expect(tag()?.dataset["color"]).toBe("error");
  });
});

describe("statuses", () => {
  test.each(["error", "info", "success", "warning"] as const)(
    "%s, by color and by an icon that repeats the label",
    (status) => {
      const { container } = render(<Tag label="Open" status={status} />);

      expect(tag()?.dataset["status"]).toBe(status);
      expect(tag()?.dataset["color"]).toBe(status);
      expect(container.querySelectorAll("svg[aria-hidden]")).toHaveLength(1);
    },
  );

  test("question exists as an icon", () => {
    render(<Tag label="Rental" icon={<Icon name="question" size="small" title="Unknown" />} />);

    expect(screen.getByRole("img", { name: "Unknown" })).toBeTruthy();
  });
});

test("accepts null for no icon", () => {
  render(<Tag label="Rental" status="info" icon={null} />);

  expect(document.querySelector("svg")).toBeNull();
});

test("reads status and date as one phrase", () => {
  render(<Tag label="Closed" status="success" date={<time dateTime="2026-11-03">Nov 3</time>} />);

  expect(tag()?.textContent).toBe("Closed, Nov 3");
});

test("is never truncated, and wraps within its container", () => {
  render(
    <div style={{ inlineSize: "8rem" }}>
      <Tag label="Waiting for an answer of the shop" date="Nov 3" />
    </div>,
  );

  const { width, height } = tag()?.getBoundingClientRect() ?? new DOMRect();
  expect(width).toBeLessThanOrEqual(128);
  expect(height).toBeGreaterThan(50);
});
