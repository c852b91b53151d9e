import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import "../styles.css";
import { Autocomplete } from "./autocomplete.tsx";
import type { LoadOptions, AutocompleteOption } from "./options.ts";

/** A request for options, which the test resolves or rejects. */
interface OptionsRequest {
  typed: string;
  signal: AbortSignal;
  answer: (...texts: string[]) => void;
  fail: () => void;
}

let requests: OptionsRequest[] = [];

const loadOptions: LoadOptions = (typed, { signal }) =>
  new Promise<AutocompleteOption[]>((resolve, reject) => {
    requests.push({
      typed,
      signal,
      answer: (...texts) => resolve(texts.map((text) => ({ value: text, text }))),
      fail: () => reject(new Error("Offline.")),
    });
  });

afterEach(() => {
  cleanup();
  clearAnnouncements();
  requests = [];
});

// Passes a new function on every render, as callers often do.
function Place(): JSX.Element {
  return <Autocomplete label="Place" options={(typed, context) => loadOptions(typed, context)} />;
}

function field(): HTMLInputElement {
  return screen.getByRole("combobox");
}

/** Types, and waits for the request. */
async function typeAndLoad(text: string): Promise<OptionsRequest> {
  const before = requests.length;
  await userEvent.type(field(), text);
  return vi.waitUntil(() => requests[before]);
}

/** The list, which has no listbox role while it has no options. */
function list(): HTMLElement {
  return screen.getByRole(field().ariaExpanded === "true" ? "listbox" : "list");
}

function lines(): (string | null)[] {
  return Array.from(list().children, ({ textContent }) => textContent);
}

test("loads options when the user pauses typing, from the third character on, and shows them", async () => {
  render(<Place />);

  await userEvent.type(field(), "Co");
  expect(lines()).toEqual(["Type 3 or more characters."]);

  const request = await typeAndLoad("lum");
  expect(lines()).toEqual(["Loading suggestions..."]);
  expect(list().ariaBusy).toBe("true");

  request.answer("Columbus, OH", "Columbia, SC");
  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH", "Columbia, SC"]));
  expect(list().ariaBusy).toBeNull();
  expect(requests.map(({ typed }) => typed)).toEqual(["Colum"]);
  await vi.waitFor(() => expect(announcements()).toContain("Suggestions: 2"));
});

test("shows at most maxOptions of the loaded options", async () => {
  render(<Place />);

  const { answer } = await typeAndLoad("Col");
  answer("1", "2", "3", "4", "5", "6");

  await vi.waitFor(() => expect(lines()).toHaveLength(5));
});

test("aborts an outdated request and ignores its result", async () => {
  render(<Place />);
  const early = await typeAndLoad("Col");
  const late = await typeAndLoad("umb");
  expect([early.signal.aborted, late.signal.aborted]).toEqual([true, false]);

  late.answer("Columbus, OH");
  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH"]));
  early.answer("Cologne, MN");
  early.fail();

  await userEvent.keyboard("{ArrowDown}");
  expect(lines()).toEqual(["Columbus, OH"]);
});

test("keeps the options of a shorter text until new ones are loaded", async () => {
  render(<Place />);
  (await typeAndLoad("Col")).answer("Columbus, OH", "Columbia, SC");
  await screen.findByRole("option", { name: "Columbus, OH" });

  const next = await typeAndLoad("umbu");
  expect(lines()).toEqual(["Columbus, OH", "Columbia, SC"]);

  next.answer("Columbus, OH");
  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH"]));
});

test("shows no options that were loaded for another text", async () => {
  render(<Place />);
  (await typeAndLoad("Col")).answer("Columbus, OH");
  await screen.findByRole("option", { name: "Columbus, OH" });

  await userEvent.fill(field(), "Dayton");

  expect(lines()).toEqual(["Loading suggestions..."]);
});

test("aborts when the list closes, on blur, and on unmount", async () => {
  const { unmount } = render(<Place />);

  const closed = await typeAndLoad("Col");
  await userEvent.keyboard("{Escape}");
  expect(closed.signal.aborted).toBe(true);

  const left = await typeAndLoad("u");
  await userEvent.tab();
  expect(left.signal.aborted).toBe(true);

  const gone = await typeAndLoad("m");
  unmount();
  expect(gone.signal.aborted).toBe(true);
});

test("shows that nothing matches", async () => {
  render(<Place />);

  (await typeAndLoad("Xyz")).answer();

  await vi.waitFor(() => expect(lines()).toEqual(["No match."]));
});

test("keeps the text when loading fails, shows and announces the failure, and loads again with the next character", async () => {
  render(<Place />);

  (await typeAndLoad("Col")).fail();
  await vi.waitFor(() => expect(lines()).toEqual(["Suggestions are not available. Keep typing."]));
  expect(field().value).toBe("Col");
  await vi.waitFor(() =>
    expect(announcements()).toContain("Suggestions are not available. Keep typing."),
  );

  (await typeAndLoad("umbus")).answer("Columbus, OH");
  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH"]));
  expect(field().value).toBe("Columbus");
});

test("handles a thrown error like a rejected promise", async () => {
  const broken = (): never => {
    throw new Error("Offline.");
  };
  render(<Autocomplete label="Place" options={broken} />);

  await userEvent.type(field(), "Col");

  await vi.waitFor(() => expect(lines()).toEqual(["Suggestions are not available. Keep typing."]));
});

test("loads again after a failure when it is opened again", async () => {
  render(<Place />);
  (await typeAndLoad("Col")).fail();
  await vi.waitFor(() => expect(lines()).toEqual(["Suggestions are not available. Keep typing."]));

  await userEvent.keyboard("{Escape}{ArrowDown}");
  const again = await vi.waitUntil(() => requests[1]);
  again.answer("Columbus, OH");

  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH"]));
});

test("activates the first option once it is loaded if Down Arrow was pressed before", async () => {
  render(<Place />);
  const { answer } = await typeAndLoad("Col");

  await userEvent.keyboard("{ArrowDown}");
  expect(field().getAttribute("aria-activedescendant")).toBeNull();
  answer("Columbus, OH");

  expect(await screen.findByRole("option", { selected: true })).toBeTruthy();
});

test("chooses an option whose full text was typed", async () => {
  render(<Place />);
  (await typeAndLoad("columbus, oh")).answer("Columbus, OH");
  await screen.findByRole("option", { name: "Columbus, OH" });

  await userEvent.tab();

  expect(field().value).toBe("Columbus, OH");
});

test("without options, the list is closed, and nothing is loaded", async () => {
  function ZipOrCity(): JSX.Element {
    const [text, setText] = useState("");
    return (
      <Autocomplete
        label="Place"
        value={text}
        onValueChange={setText}
        options={text === "43215" ? undefined : loadOptions}
      />
    );
  }
  render(<ZipOrCity />);
  const { signal } = await typeAndLoad("4321");

  await userEvent.type(field(), "5");

  expect(signal.aborted).toBe(true);
  expect(screen.queryByRole("list")).toBeNull();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.queryByRole("list")).toBeNull();
  expect(field().ariaExpanded).toBe("false");
  expect(requests).toHaveLength(1);
});

test("is not busy after an option is chosen", async () => {
  const { container } = render(<Place />);
  const { answer } = await typeAndLoad("dub");
  answer("Dublin, OH");
  await userEvent.click(await screen.findByRole("option"));

  expect(container.querySelector("[aria-busy=true]")).toBeNull();
});

test("keeps the active option when others are loaded", async () => {
  render(<Place />);
  const first = await typeAndLoad("Col");
  first.answer("Columbus, OH", "Colton, CA");
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  const second = await typeAndLoad("u");
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Columbus, OH");

  second.answer("Columbia, SC", "Columbus, OH");
  await vi.waitFor(() => expect(lines()[0]).toBe("Columbia, SC"));
  await userEvent.keyboard("{Enter}");

  expect(field().value).toBe("Columbus, OH");
});
