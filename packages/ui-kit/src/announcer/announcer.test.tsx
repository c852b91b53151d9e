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

test("speaks a message once the region has been there for a moment", async () => {
  announce("Claims loaded", document.body);

  expect(announcements()).toEqual([]);
  await vi.waitFor(() => expect(announcements()).toEqual(["Claims loaded"]));
});

test("takes a message back that has not been spoken", async () => {
  const cancel = announce("Please wait...", document.body);

  expect(cancel()).toBe(true);

  announce("Done", document.body);
  await vi.waitFor(() => expect(announcements()).toEqual(["Done"]));
});

test("waits for as long as its speaker wants to be able to take it back", () => {
  vi.useFakeTimers();
  const cancel = announce("Please wait...", document.body, 300);
  announce("Saved", document.body);
  vi.advanceTimersByTime(299);
  expect(announcements()).toEqual(["Saved"]);

  expect(cancel()).toBe(true);
});

test("can't take back what has been spoken", async () => {
  const cancel = announce("Please wait...", document.body);
  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait..."]));

  expect(cancel()).toBe(false);
});

test("says once what several say at the same time", async () => {
  announce("Please wait...", document.body);
  announce("Please wait...", document.body);
  announce("Claims loaded", document.body);

  await vi.waitFor(() => expect(announcements()).toEqual(["Please wait...", "Claims loaded"]));
});

test("keeps the spoken copy out of reach of the page", async () => {
  announce("Claims loaded", document.body);
  await vi.waitFor(() => expect(announcements()).toHaveLength(1));

  expect(document.body.textContent).not.toContain("Claims loaded");
});

test("finds its way out of a shadow root to the page's one region", async () => {
  announce("From the page", document.body);
  const host = document.body.appendChild(document.createElement("div"));
  const speaker = document.createElement("p");
  host.attachShadow({ mode: "open" }).append(speaker);
  announce("From inside", speaker);

  await vi.waitFor(() => expect(announcements()).toEqual(["From the page", "From inside"]));
});

test("speaks inside an open modal, which silences the page behind it", async () => {
  place("<dialog><p>Sure?</p></dialog>");
  const dialog = document.querySelector("dialog");
  dialog?.showModal();
  const own = document.body.childElementCount;

  announce("Saved", dialog?.firstElementChild ?? document.body);

  await vi.waitFor(() => expect(announcements()).toEqual(["Saved"]));
  expect(document.body.childElementCount).toBe(own);
  expect(dialog?.childElementCount).toBe(2);
});

test("makes a new region when the page has thrown the old one away", async () => {
  announce("Before", document.body);
  await vi.waitFor(() => expect(announcements()).toEqual(["Before"]));
  document.body.replaceChildren();

  announce("After", document.body);
  await vi.waitFor(() => expect(announcements()).toContain("After"));
  expect(document.body.childElementCount).toBe(1);
});

/** What is around the region that a message is in, and whether it can be heard there. */
function placeOf(message: string): { around: string | undefined; isHeard: boolean } {
  const line = announcementLines().find(({ textContent }) => textContent === message);
  const region = (line?.getRootNode() as ShadowRoot | undefined)?.host;
  return {
    around: region?.parentElement?.id || region?.parentElement?.localName,
    isHeard: Boolean(line?.isConnected) && !region?.closest("[inert], dialog:not([open])"),
  };
}

test.each([
  { what: "closes", leave: (dialog: HTMLDialogElement) => dialog.close() },
  { what: "goes", leave: (dialog: HTMLDialogElement) => dialog.remove() },
])(
  "a modal that $what before its message is spoken leaves it to what is around it",
  async ({ leave }) => {
    place(`<dialog id="outer"><p>Claim</p><dialog id="inner"><p>Sure?</p></dialog></dialog>`);
    const [outer, inner] = document.querySelectorAll("dialog");
    outer?.showModal();
    inner?.showModal();
    announce("Saved", inner?.firstElementChild as Element);
    if (inner) leave(inner);

    await vi.waitFor(() => expect(placeOf("Saved")).toEqual({ around: "outer", isHeard: true }));

    announce("Claim closed", outer?.firstElementChild as Element);
    if (outer) leave(outer);

    await vi.waitFor(() =>
      expect(placeOf("Claim closed")).toEqual({ around: "body", isHeard: true }),
    );
  },
);

test("can be taken back, too, where it has moved on from a modal that closed", async () => {
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

test("speaks in the body that has taken the place of another", async () => {
  const before = document.body;
  announce("Claims loaded", before);
  const next = document.createElement("body");
  before.replaceWith(next);

  await vi.waitFor(() => expect(placeOf("Claims loaded").isHeard).toBe(true));
  next.replaceWith(before);
});
