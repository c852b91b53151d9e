import { Virtual } from "@guidepup/virtual-screen-reader";
import { expect, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, announcementLines } from "./announcements.ts";

// Why: docs/decisions/testing.md#screen-reader-output-is-kept-as-text
/** What a screen reader names when the focus comes into it from outside. */
const CONTEXTS =
  "dialog, fieldset, [role=dialog], [role=grid], [role=group], [role=listbox], [role=radiogroup]";

/** What a live region says, as against what is under the cursor. */
const LIVE = /^(polite|assertive): /;

/** A virtual screen reader at work: it writes down what is done, and what is then said. */
export interface Transcript {
  /** Presses a real key, such as `Enter` or `Shift+Tab`, and reads what is then under the cursor. */
  press: (key: string) => Promise<void>;
  /** Types with real keys, and reads the field. */
  type: (text: string) => Promise<void>;
  /** Replaces what the focused field has in one go, however slow the machine is, and reads the field. */
  paste: (text: string) => Promise<void>;
  /** Waits for an announcement that takes its time. */
  hear: (announcement: string) => Promise<void>;
  /** Reads everything from top to bottom, as someone does who does not know the page. */
  read: () => Promise<void>;
  /** Reads on from the cursor, at first from the top, up to a phrase, which then has the focus if it can. */
  readOn: (last: string) => Promise<void>;
  /** Goes on from heading to heading, as someone does who looks for something, up to a phrase. */
  skim: (last: string) => Promise<void>;
  /** All that was written down. */
  text: () => string;
}

/** Starts a screen reader over a part of the page. */
export async function transcribe(container: Element): Promise<Transcript> {
  const lines: string[] = [];
  let place: Node | null = null;
  let around: Element[] = [];
  let lastPhrase = "";
  const announced = new Set(announcementLines());

  const ear = new Virtual();
  await ear.start({ container });
  onTestFinished(() => ear.stop());

  async function writeAnnouncements(): Promise<void> {
    const live = (await ear.spokenPhraseLog()).filter((phrase) => LIVE.test(phrase));
    await ear.clearSpokenPhraseLog();
    lines.push(...live);
    for (const line of announcementLines()) {
      if (!announced.has(line)) lines.push(`polite: ${line.textContent}`);
      announced.add(line);
    }
  }

  /** Says where the cursor has come, or what has changed where it stays. */
  async function readCursor(): Promise<void> {
    const target = cursor();
    if (target && container.contains(target)) {
      const contexts = contextsOf(target);
      const entered = contexts.filter((context) => !around.includes(context));
      const read = new Set<Node | null>([...entered, target]);
      const phrases = (await readAll(container)).filter(
        ({ node, phrase }) => read.has(node) && !phrase.startsWith("end of"),
      );
      const phrase = phrases.at(-1)?.phrase ?? "";
      if (target !== place || phrase !== lastPhrase) lines.push(...phrases.map((it) => it.phrase));
      place = target;
      around = [target, ...contexts];
      lastPhrase = phrase;
    }
    await writeAnnouncements();
  }

  /** Moves the cursor down to a phrase, and says those on the way that are asked for. */
  async function follow(
    how: string,
    last: string,
    isSaid: (phrase: string) => boolean,
  ): Promise<void> {
    const all = await readAll(container);
    const from = all.findIndex(({ node }) => node === place) + 1;
    const length = all.slice(from).findIndex(({ phrase }) => phrase === last) + 1;
    if (length === 0) throw new Error(`"${last}" is not below "${lastPhrase}".`);
    const passed = all.slice(from, from + length);
    lines.push("", `> ${how}`, ...passed.map(({ phrase }) => phrase).filter(isSaid));

    const node = passed.at(-1)?.node ?? null;
    // Screen readers take the focus along, so that keys go on from where they read.
    if (node instanceof HTMLElement) node.focus();
    place = node;
    around = contextsOf(node);
    lastPhrase = last;
    await writeAnnouncements();
  }

  return {
    async press(key) {
      lines.push("", `> ${key}`);
      await userEvent.keyboard(chord(key));
      await readCursor();
    },
    async type(text) {
      lines.push("", `> types "${text}"`);
      await userEvent.keyboard(text);
      await readCursor();
    },
    async paste(text) {
      lines.push("", `> pastes "${text}"`);
      await userEvent.fill(document.activeElement ?? container, text);
      await readCursor();
    },
    async hear(announcement) {
      const said = (): void => expect(announcements()).toContain(announcement);
      await vi.waitFor(said, { timeout: 5_000 });
      await writeAnnouncements();
    },
    async read() {
      lines.push("", "> reads on from the top");
      lines.push(...(await readAll(container)).map(({ phrase }) => phrase));
    },
    readOn: (last) => follow("reads on", last, () => true),
    skim: (last) => follow("goes from heading to heading", last, isHeading),
    text: () => `${lines.join("\n").trim()}\n`,
  };
}

/** `Shift+Tab` in the language of user-event: `{Shift>}{Tab}{/Shift}`. */
function chord(key: string): string {
  const [last = "", ...held] = key.split("+").toReversed();
  return held.reduce((keys, modifier) => `{${modifier}>}${keys}{/${modifier}}`, `{${last}}`);
}

/** Where someone is who works with the keyboard: on the focused element, or on what it points at. */
function cursor(): Element | null {
  const focused = document.activeElement;
  const id = focused?.getAttribute("aria-activedescendant");
  return (id && document.querySelector(`#${CSS.escape(id)}`)) || focused;
}

/** The groups around an element. */
function contextsOf(node: Node | null): Element[] {
  const around = node?.parentElement?.closest(CONTEXTS);
  return around ? [around, ...contextsOf(around)] : [];
}

interface Spoken {
  phrase: string;
  node: Node | null;
}

/** Reads with a new reader every time: one that stays does not notice what changes in properties alone. */
async function readAll(container: Element): Promise<Spoken[]> {
  const takeBack = writeStates(container);
  const reader = new Virtual();
  await reader.start({ container });
  const spoken: Spoken[] = [];
  // At the end it would start over, from the top of the page or of the modal dialog that it is in.
  for (const read = new Map<Node | null, string[]>(); ;) {
    const node = reader.activeNode;
    const phrase = plain(await reader.lastSpokenPhrase());
    const before = read.get(node) ?? [];
    if (before.includes(phrase)) break;
    read.set(node, [...before, phrase]);
    if (isShown(node)) spoken.push({ phrase, node });
    await reader.next();
  }
  await reader.stop();
  takeBack();
  return spoken;
}

/** The reader does not know that what is hidden until found is hidden. */
function isShown(node: Node | null): boolean {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.checkVisibility() ?? false;
}

/** The reader looks at the attribute, which says how a box was at first. Returns how to take that back. */
function writeStates(container: Element): () => void {
  const boxes = [...container.querySelectorAll<HTMLInputElement>("[type=checkbox], [type=radio]")];
  const first = boxes.map((box) => box.defaultChecked);
  for (const box of boxes) {
    box.defaultChecked = box.checked;
    if (box.indeterminate) box.ariaChecked = "mixed";
  }
  return () => {
    for (const [index, box] of boxes.entries()) {
      box.defaultChecked = first[index] ?? false;
      box.ariaChecked = null;
    }
  };
}

const isHeading = (phrase: string): boolean => phrase.startsWith("heading, ");

/** Screen readers keep to themselves how many elements another one controls, and that one is not busy. */
function plain(phrase: string): string {
  return phrase.replace(/, (\d+ controls?|not busy)(?=,|$)/g, "");
}
