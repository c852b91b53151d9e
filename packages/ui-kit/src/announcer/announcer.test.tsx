import { afterEach, expect, test, vi } from "vitest";
import { forgetHeard, heard } from "../../testing/heard.ts";
import { announce } from "./announcer.ts";

afterEach(() => {
  document.body.replaceChildren();
  forgetHeard();
});

function place(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  document.body.append(template.content);
  return document.body;
}

test("speaks a message once the region has been there for a moment", async () => {
  announce("Claims loaded", document.body);

  expect(heard()).toEqual([]);
  await vi.waitFor(() => expect(heard()).toEqual(["Claims loaded"]));
});

test("takes a message back that has not been spoken", async () => {
  const takeBack = announce("Please wait...", document.body);

  expect(takeBack()).toBe(true);

  announce("Done", document.body);
  await vi.waitFor(() => expect(heard()).toEqual(["Done"]));
});

test("waits for as long as its speaker wants to be able to take it back", async () => {
  const takeBack = announce("Please wait...", document.body, 300);
  announce("Saved", document.body);
  await vi.waitFor(() => expect(heard()).toEqual(["Saved"]));

  expect(takeBack()).toBe(true);
});

test("can't take back what has been spoken", async () => {
  const takeBack = announce("Please wait...", document.body);
  await vi.waitFor(() => expect(heard()).toEqual(["Please wait..."]));

  expect(takeBack()).toBe(false);
});

test("says once what several say at the same time", async () => {
  announce("Please wait...", document.body);
  announce("Please wait...", document.body);
  announce("Claims loaded", document.body);

  await vi.waitFor(() => expect(heard()).toEqual(["Please wait...", "Claims loaded"]));
});

test("keeps the spoken copy out of reach of the page", async () => {
  announce("Claims loaded", document.body);
  await vi.waitFor(() => expect(heard()).toHaveLength(1));

  expect(document.body.textContent).not.toContain("Claims loaded");
});

test("finds its way out of a shadow root to the page's one region", async () => {
  announce("From the page", document.body);
  const host = document.body.appendChild(document.createElement("div"));
  const speaker = document.createElement("p");
  host.attachShadow({ mode: "open" }).append(speaker);
  announce("From inside", speaker);

  await vi.waitFor(() => expect(heard()).toEqual(["From the page", "From inside"]));
});

test("speaks inside an open modal, which silences the page behind it", async () => {
  place("<dialog><p>Sure?</p></dialog>");
  const dialog = document.querySelector("dialog");
  dialog?.showModal();
  const own = document.body.childElementCount;

  announce("Saved", dialog?.firstElementChild ?? document.body);

  await vi.waitFor(() => expect(heard()).toEqual(["Saved"]));
  expect(document.body.childElementCount).toBe(own);
  expect(dialog?.childElementCount).toBe(2);
});

test("makes a new region when the page has thrown the old one away", async () => {
  announce("Before", document.body);
  await vi.waitFor(() => expect(heard()).toEqual(["Before"]));
  document.body.replaceChildren();

  announce("After", document.body);
  await vi.waitFor(() => expect(heard()).toContain("After"));
  expect(document.body.childElementCount).toBe(1);
});
