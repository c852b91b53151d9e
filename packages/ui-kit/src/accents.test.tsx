import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { looks, wear } from "../testing/accents.ts";
import { resolve } from "../testing/contrast.ts";
import { examples } from "../testing/examples.tsx";
import { faintTexts } from "../testing/faint-texts.ts";
import { Button } from "./button/button.tsx";
import { Link } from "./link/link.tsx";
import { Notification } from "./notification/notification.tsx";
import { ToggleChip } from "./chip/toggle-chip.tsx";
import { Tag } from "./tag/tag.tsx";
import "./styles.css";

afterEach(() => {
  cleanup();
  document.body.removeAttribute("style");
});

/** Faint texts of the page in every accent, in light and dark. */
function faintInAnyLook(): string[] {
  return looks.flatMap((look) => {
    wear(document.body, look);
    return faintTexts(document.body).map((text) => `${look.accent} ${look.colorScheme}, ${text}`);
  });
}

test.each(examples)("$name has readable texts in every accent", async ({ Example, open }) => {
  render(<Example />);
  await open?.();

  expect(faintInAnyLook()).toEqual([]);
});

test("controls in the accent color are readable in every accent", () => {
  render(
    <>
      <Button variant="primary">Continue</Button>
      <Button>Save</Button>
      <Button variant="quiet">Cancel</Button>
      <Button aria-pressed>Map</Button>
      <ToggleChip defaultPressed>Hood</ToggleChip>
      <Tag label="Repair network" color="accent" />
      {(["error", "warning", "info", "success"] as const).map((type) => (
        <Notification key={type} type={type}>
          Your photos <Link href="/photos">have been uploaded</Link>
        </Notification>
      ))}
    </>,
  );

  expect(faintInAnyLook()).toEqual([]);
});

test("an accent set by the host for text is used as it is", () => {
  render(<Link href="/claims">Claims</Link>);
  document.body.style.setProperty("--ck-color-accent", "#ffcc00");
  document.body.style.setProperty("--ck-color-accent-text", "rgb(1, 2, 3)");

  expect(getComputedStyle(screen.getByRole("link")).color).toBe("rgb(1, 2, 3)");
});

test("a text in the accent itself would be too faint", () => {
  render(<p style={{ color: "var(--ck-color-accent)" }}>Claims</p>);

  expect(faintInAnyLook()).toContain("#ffcc00 light, Claims: 1.40");
});

test.each(["error", "warning", "info", "success"] as const)(
  "in dark mode, a notification of type %s has a line in its color",
  (type) => {
    const { container } = render(<Notification type={type}>Try again later.</Notification>);
    const box = container.querySelector(".ck-notification") as HTMLElement;
    const line = (): string => getComputedStyle(box).borderTopColor;

    wear(document.body, { accent: "", colorScheme: "light" });
    expect(line()).toBe("rgba(0, 0, 0, 0)");
    wear(document.body, { accent: "", colorScheme: "dark" });
    expect(line()).toBe(resolve(`var(--ck-color-${type})`, document.body));
  },
);
