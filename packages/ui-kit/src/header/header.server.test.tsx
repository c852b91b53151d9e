import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { atWidth, button, HeaderPage, isOpen, links } from "../../testing/header-page.tsx";
import "../styles.css";
import { Header } from "./header.tsx";

const isScrollLocked = (): boolean => getComputedStyle(document.body).position === "fixed";

describe("the server's markup", () => {
  /** Inserts the markup as a browser does before scripts run. */
  function insertMarkup(): HTMLElement {
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
    insertMarkup();

    for (const name of opens) await userEvent.click(button(name));

    expect(links()).toContain("Report a claim");
  });

  test("is as high before hydration as afterwards, although its items need two lines", async () => {
    await atWidth(800);
    const items = [..."123456"].map((digit) => ({ label: `Navigation ${digit}`, href: "#" }));
    const header = <Header items={items} actions={<a href="#login">Log in</a>} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(header);
    const height = container.offsetHeight;

    const root = await act(async () => hydrateRoot(container, header));

    expect(container.querySelector("[data-view=mobile]")).toBeTruthy();
    expect(height).toBe(container.offsetHeight);
    await act(async () => root.unmount());
  });

  test("keeps what was opened before hydration, and updates its state", async () => {
    await atWidth(360);
    const container = insertMarkup();
    await userEvent.click(button("Menu"));

    const root = await act(async () => hydrateRoot(container, <HeaderPage />));

    expect(links()).toEqual(["Contact us"]);
    expect(isOpen("Menu")).toBe(true);
    expect(isScrollLocked()).toBe(true);
    await act(async () => root.unmount());
    expect(isScrollLocked()).toBe(false);
  });
});
