import { afterEach, expect, test, vi } from "vitest";
import {
  clearAnnouncements,
  announcements,
  announcementLines,
} from "../../testing/announcements.ts";
import { announce } from "./announcer.ts";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  clearAnnouncements();
});

function place(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  document.body.append(template.content);
  return document.body;
}

test("announces a message after its region is on the page", async () => {
  announce("Claims loaded", document.body);

  expect(announcements()).toEqual([]);
  await vi.waitFor(() => expect(announcements()).toEqual(["Claims loaded"]));
});

test("cancels a message that has not been announced", async () => {
  const cancel = announce("Please wait...", document.body);

  expect(cancel()).toBe(true);

  announce("Done", document.body);
  await vi.waitFor(() => expect(announcements()).toEqual(["Done"]));
});

test("delays a message by the time that the caller sets", () => {
  vi.useFakeTimers();
  const cancel = announce("Please wait...", document.body, 300);
  announce("Saved", document.body);
  vi.advanceTimersByTime(299);
  expect(announcements()).toEqual(["Saved"]);

  expect(cancel()).toBe(true);
});

test("cannot cancel a message that has been announced", async () => {
  const cancel = announce("Please wait...", document.body);
  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait..."]));

  expect(cancel()).toBe(false);
});

test("announces a message once when several callers announce it together", async () => {
  announce("Please wait...", document.body);
  announce("Please wait...", document.body);
  announce("Claims loaded", document.body);

  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait...", "Claims loaded"]));
});

test("announces after 150 ms, again after 1,000 ms, and removes the text after 5,000 ms", () => {
  vi.useFakeTimers();
  announce("Please wait...", document.body);
  vi.advanceTimersByTime(149);
  expect(announcements()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(announcements()).toEqual(["Please wait..."]);

  announce("Please wait...", document.body, 999);
  vi.advanceTimersByTime(999);
  expect(announcements()).toHaveLength(1);
  announce("Please wait...", document.body, 1);
  vi.advanceTimersByTime(1);
  expect(announcements()).toHaveLength(2);

  const [first, second] = announcementLines();
  vi.advanceTimersByTime(3_999);
  expect(first?.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect([first?.isConnected, second?.isConnected]).toEqual([false, true]);
});

test("keeps the announced text out of the page's own text", async () => {
  announce("Claims loaded", document.body);
  await vi.waitFor(() => expect(announcements()).toHaveLength(1));

  expect(document.body.textContent).not.toContain("Claims loaded");
});

test.each([
  { where: "inside its shadow root", html: "<div></div>", inner: `<p lang="es-US"></p>` },
  { where: "around its shadow root", html: `<div lang="es-US"></div>`, inner: "<p></p>" },
])("a message has the language that is set $where", async ({ html, inner }) => {
  const root = place(html).querySelector("div")?.attachShadow({ mode: "open" });
  if (root) root.innerHTML = inner;
  announce("Reclamos cargados", root?.firstElementChild as Element);

  await vi.waitFor(() => expect(announcements()).toHaveLength(1));
  expect(announcementLines()[0]?.closest("[lang]")?.getAttribute("lang")).toBe("es-US");
});

test("uses the page's region from inside a shadow root", async () => {
  announce("From the page", document.body);
  const host = document.body.appendChild(document.createElement("div"));
  const inside = document.createElement("p");
  host.attachShadow({ mode: "open" }).append(inside);
  announce("From inside", inside);

  await vi.waitFor(() => expect(announcements()).toEqual(["From the page", "From inside"]));
});

test("announces inside a dialog around a shadow root in a frame", async () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const inside = frame.contentDocument as Document;
  const dialog = inside.body.appendChild(inside.createElement("dialog"));
  const shadow = dialog.appendChild(inside.createElement("div")).attachShadow({ mode: "open" });
  dialog.showModal();

  announce("Saved", shadow.appendChild(inside.createElement("p")));

  await vi.waitFor(() => expect(dialog.querySelector("ck-announcer")).not.toBeNull());
});

test("announces inside an open modal dialog, which silences the page behind it", async () => {
  place("<dialog><p>Sure?</p></dialog>");
  const dialog = document.querySelector("dialog");
  dialog?.showModal();
  const own = document.body.childElementCount;

  announce("Saved", dialog?.firstElementChild ?? document.body);

  await vi.waitFor(() => expect(announcements()).toEqual(["Saved"]));
  expect(document.body.childElementCount).toBe(own);
  expect(dialog?.childElementCount).toBe(2);
});

test("creates a new region when the page has removed the old one", async () => {
  announce("Before", document.body);
  await vi.waitFor(() => expect(announcements()).toEqual(["Before"]));
  document.body.replaceChildren();

  announce("After", document.body);
  await vi.waitFor(() => expect(announcements()).toContain("After"));
  expect(document.body.childElementCount).toBe(1);
});

/** The element around the region of a message, and whether screen readers reach it. */
function placeOf(message: string): { around: string | undefined; isReachable: boolean } {
  const line = announcementLines().find(({ textContent }) => textContent === message);
  const region = (line?.getRootNode() as ShadowRoot | undefined)?.host;
  return {
    around: region?.parentElement?.id || region?.parentElement?.localName,
    isReachable: Boolean(line?.isConnected) && !region?.closest("[inert], dialog:not([open])"),
  };
}

test.each([
  { what: "closes", leave: (dialog: HTMLDialogElement) => dialog.close() },
  { what: "is removed", leave: (dialog: HTMLDialogElement) => dialog.remove() },
])("a message of a modal dialog that $what is announced around it", async ({ leave }) => {
  place(`<dialog id="outer"><p>Claim</p><dialog id="inner"><p>Sure?</p></dialog></dialog>`);
  const [outer, inner] = document.querySelectorAll("dialog");
  outer?.showModal();
  inner?.showModal();
  announce("Saved", inner?.firstElementChild as Element);
  if (inner) leave(inner);

  await vi.waitFor(() => expect(placeOf("Saved")).toEqual({ around: "outer", isReachable: true }));

  announce("Claim closed", outer?.firstElementChild as Element);
  if (outer) leave(outer);

  await vi.waitFor(() =>
    expect(placeOf("Claim closed")).toEqual({ around: "body", isReachable: true }),
  );
});

test("a message can still be canceled after its modal dialog has closed", async () => {
  vi.useFakeTimers();
  place("<dialog open><p>Sure?</p></dialog>");
  const dialog = document.querySelector("dialog");
  const cancel = announce("Saved", dialog?.firstElementChild as Element);
  dialog?.close();
  vi.advanceTimersByTime(150);

  expect(cancel()).toBe(true);

  vi.runAllTimers();
  expect(announcements()).toEqual([]);
});

test("announces in a body that has replaced another", async () => {
  const before = document.body;
  announce("Claims loaded", before);
  const next = document.createElement("body");
  before.replaceWith(next);

  await vi.waitFor(() => expect(placeOf("Claims loaded").isReachable).toBe(true));
  next.replaceWith(before);
});
