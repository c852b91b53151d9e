import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import "../styles.css";
import { Autocomplete } from "./autocomplete.tsx";
import type { LoadOptions, AutocompleteOption } from "./options.ts";

/** A question that was asked, to be answered by the test. */
interface Question {
  typed: string;
  signal: AbortSignal;
  answer: (...texts: string[]) => void;
  fail: () => void;
}

let questions: Question[] = [];

const ask: LoadOptions = (typed, { signal }) =>
  new Promise<AutocompleteOption[]>((resolve, reject) => {
    questions.push({
      typed,
      signal,
      answer: (...texts) => resolve(texts.map((text) => ({ value: text, text }))),
      fail: () => reject(new Error("Offline.")),
    });
  });

afterEach(() => {
  cleanup();
  clearAnnouncements();
  questions = [];
});

// The function is another one with every render, as callers write it.
function Place(): JSX.Element {
  return <Autocomplete label="Place" options={(typed, asking) => ask(typed, asking)} />;
}

function field(): HTMLInputElement {
  return screen.getByRole("combobox");
}

/** Types, and waits until that has been asked for. */
async function typeAndAsk(text: string): Promise<Question> {
  const before = questions.length;
  await userEvent.type(field(), text);
  return vi.waitUntil(() => questions[before]);
}

/** The list, which is no listbox while it has no options. */
function list(): HTMLElement {
  return screen.getByRole(field().ariaExpanded === "true" ? "listbox" : "list");
}

function lines(): (string | null)[] {
  return Array.from(list().children, ({ textContent }) => textContent);
}

test("asks once the typing pauses, from the third character on, and shows the answer", async () => {
  render(<Place />);

  await userEvent.type(field(), "Co");
  expect(lines()).toEqual(["Type 3 or more characters."]);

  const question = await typeAndAsk("lum");
  expect(lines()).toEqual(["Loading suggestions..."]);
  expect(list().ariaBusy).toBe("true");

  question.answer("Columbus, OH", "Columbia, SC");
  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH", "Columbia, SC"]));
  expect(list().ariaBusy).toBeNull();
  expect(questions.map(({ typed }) => typed)).toEqual(["Colum"]);
  await vi.waitFor(() => expect(announcements()).toContain("Suggestions: 2"));
});

test("shows no more of an answer than the number of options shown", async () => {
  render(<Place />);

  const { answer } = await typeAndAsk("Col");
  answer("1", "2", "3", "4", "5", "6");

  await vi.waitFor(() => expect(lines()).toHaveLength(5));
});

test("aborts what nobody waits for any more, and never shows it", async () => {
  render(<Place />);
  const early = await typeAndAsk("Col");
  const late = await typeAndAsk("umb");
  expect([early.signal.aborted, late.signal.aborted]).toEqual([true, false]);

  late.answer("Columbus, OH");
  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH"]));
  early.answer("Cologne, MN");
  early.fail();

  await userEvent.keyboard("{ArrowDown}");
  expect(lines()).toEqual(["Columbus, OH"]);
});

test("keeps what fitted the beginning until there is something better", async () => {
  render(<Place />);
  (await typeAndAsk("Col")).answer("Columbus, OH", "Columbia, SC");
  await screen.findByRole("option", { name: "Columbus, OH" });

  const next = await typeAndAsk("umbu");
  expect(lines()).toEqual(["Columbus, OH", "Columbia, SC"]);

  next.answer("Columbus, OH");
  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH"]));
});

test("shows nothing of an answer to something else", async () => {
  render(<Place />);
  (await typeAndAsk("Col")).answer("Columbus, OH");
  await screen.findByRole("option", { name: "Columbus, OH" });

  await userEvent.fill(field(), "Dayton");

  expect(lines()).toEqual(["Loading suggestions..."]);
});

test("aborts when the list is closed, when the field is left, and when it goes", async () => {
  const { unmount } = render(<Place />);

  const closed = await typeAndAsk("Col");
  await userEvent.keyboard("{Escape}");
  expect(closed.signal.aborted).toBe(true);

  const left = await typeAndAsk("u");
  await userEvent.tab();
  expect(left.signal.aborted).toBe(true);

  const gone = await typeAndAsk("m");
  unmount();
  expect(gone.signal.aborted).toBe(true);
});

test("says that nothing fits", async () => {
  render(<Place />);

  (await typeAndAsk("Xyz")).answer();

  await vi.waitFor(() => expect(lines()).toEqual(["No match."]));
});

test("keeps what was typed when suggestions fail, says so, and asks again with the next character", async () => {
  render(<Place />);

  (await typeAndAsk("Col")).fail();
  await vi.waitFor(() => expect(lines()).toEqual(["Suggestions are not available. Keep typing."]));
  expect(field().value).toBe("Col");
  await vi.waitFor(() =>
    expect(announcements()).toContain("Suggestions are not available. Keep typing."),
  );

  (await typeAndAsk("umbus")).answer("Columbus, OH");
  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH"]));
  expect(field().value).toBe("Columbus");
});

test("takes an error that is thrown like one that is rejected", async () => {
  const broken = (): never => {
    throw new Error("Offline.");
  };
  render(<Autocomplete label="Place" options={broken} />);

  await userEvent.type(field(), "Col");

  await vi.waitFor(() => expect(lines()).toEqual(["Suggestions are not available. Keep typing."]));
});

test("asks again for what failed when it is opened again", async () => {
  render(<Place />);
  (await typeAndAsk("Col")).fail();
  await vi.waitFor(() => expect(lines()).toEqual(["Suggestions are not available. Keep typing."]));

  await userEvent.keyboard("{Escape}{ArrowDown}");
  const again = await vi.waitUntil(() => questions[1]);
  again.answer("Columbus, OH");

  await vi.waitFor(() => expect(lines()).toEqual(["Columbus, OH"]));
});

test("goes to the first option as soon as there is one, if Down Arrow came before it", async () => {
  render(<Place />);
  const { answer } = await typeAndAsk("Col");

  await userEvent.keyboard("{ArrowDown}");
  expect(field().getAttribute("aria-activedescendant")).toBeNull();
  answer("Columbus, OH");

  expect(await screen.findByRole("option", { selected: true })).toBeTruthy();
});

test("takes a place that was typed in full for chosen", async () => {
  render(<Place />);
  (await typeAndAsk("columbus, oh")).answer("Columbus, OH");
  await screen.findByRole("option", { name: "Columbus, OH" });

  await userEvent.tab();

  expect(field().value).toBe("Columbus, OH");
});

test("without options, the list is closed, and nobody is asked", async () => {
  function ZipOrCity(): JSX.Element {
    const [text, setText] = useState("");
    return (
      <Autocomplete
        label="Place"
        value={text}
        onValueChange={setText}
        options={text === "43215" ? undefined : ask}
      />
    );
  }
  render(<ZipOrCity />);
  const { signal } = await typeAndAsk("4321");

  await userEvent.type(field(), "5");

  expect(signal.aborted).toBe(true);
  expect(screen.queryByRole("list")).toBeNull();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.queryByRole("list")).toBeNull();
  expect(field().ariaExpanded).toBe("false");
  expect(questions).toHaveLength(1);
});

test("nothing is busy once an option is chosen", async () => {
  const { container } = render(<Place />);
  const { answer } = await typeAndAsk("dub");
  answer("Dublin, OH");
  await userEvent.click(await screen.findByRole("option"));

  expect(container.querySelector("[aria-busy=true]")).toBeNull();
});
