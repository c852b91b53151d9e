import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { atWidth, button, HeaderPage, isOpen, links } from "../../testing/header-page.tsx";
import "../styles.css";

const isStill = (): boolean => getComputedStyle(document.body).position === "fixed";

describe("the server's markup", () => {
  /** As a browser has it that has no script yet. */
  function arrive(): HTMLElement {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<HeaderPage />);
    return container;
  }
  afterEach(() => document.body.replaceChildren());

  test.each([
    { width: 360, opens: ["Menu", "Claims"] },
    { width: 1280, opens: ["Claims"] },
  ])("works at $width px before the page is hydrated", async ({ width, opens }) => {
    await atWidth(width);
    arrive();

    for (const name of opens) await userEvent.click(button(name));

    expect(links()).toContain("Report a claim");
  });

  test("keeps what was opened before, and then knows of it", async () => {
    await atWidth(360);
    const container = arrive();
    await userEvent.click(button("Menu"));

    const root = await act(async () => hydrateRoot(container, <HeaderPage />));

    expect(links()).toEqual(["Contact us"]);
    expect(isOpen("Menu")).toBe(true);
    expect(isStill()).toBe(true);
    await act(async () => root.unmount());
    expect(isStill()).toBe(false);
  });
});
