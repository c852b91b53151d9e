import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Button } from "./button.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/button/ and …/patterns/link/

afterEach(() => {
  cleanup();
  history.replaceState(null, "", location.pathname + location.search);
});

const keys = [
  { key: "Enter", pressed: "{Enter}" },
  { key: "Space", pressed: "{ }" },
];

describe("button", () => {
  test.each(keys)("$key activates it once and keeps the focus on it", async ({ pressed }) => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Track claim</Button>);

    await userEvent.keyboard("{Tab}");
    await userEvent.keyboard(pressed);

    expect(onClick).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole("button"));
  });

  test.each(keys)("$key does nothing while it is busy or has a disabledReason", async (press) => {
    const onClick = vi.fn();
    render(
      <>
        <Button onClick={onClick} busy>
          Send
        </Button>
        <Button onClick={onClick} disabledReason="Choose a shop first.">
          Continue
        </Button>
      </>,
    );

    for (const name of ["Send", "Continue"]) {
      await userEvent.keyboard("{Tab}");
      await userEvent.keyboard(press.pressed);
      expect(document.activeElement).toBe(screen.getByRole("button", { name }));
    }

    expect(onClick).not.toHaveBeenCalled();
  });

  test("Enter in a field submits the form with its submit button", async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Claim number" />
        <Button type="submit">Track claim</Button>
      </form>,
    );

    await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("CLM-1001{Enter}");

    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe("link", () => {
  test("Enter follows it, Space does not", async () => {
    render(<Button href="#claims">All claims</Button>);

    await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("{ }");
    expect(location.hash).toBe("");

    await userEvent.keyboard("{Enter}");
    expect(location.hash).toBe("#claims");
  });

  test("Enter does not follow it while it has a disabledReason", async () => {
    render(
      <Button href="#claims" disabledReason="Not yet.">
        All claims
      </Button>,
    );

    await userEvent.keyboard("{Tab}{Enter}");

    expect(document.activeElement).toBe(screen.getByRole("link"));
    expect(location.hash).toBe("");
  });
});
