import { Virtual } from "@guidepup/virtual-screen-reader";
import { expect, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, announcementLines } from "./announcements.ts";

// Why: docs/decisions/testing.md#screen-reader-output-is-kept-as-text
/** Groups that a screen reader announces when the focus enters them. */
const CONTEXTS =
  "dialog, fieldset, [role=dialog], [role=grid], [role=group], [role=listbox], [role=radiogroup]";

/** Phrases of live regions. */
const LIVE_PHRASE = /^(polite|assertive): /;

/** A virtual screen reader that records user actions and what it says after each. */
export interface Transcript {
  /** Presses a real key, such as `Enter` or `Shift+Tab`, and reads the element at the cursor. */
  press: (key: string) => Promise<void>;
  /** Types with real keys, and reads the field. */
  type: (text: string) => Promise<void>;
  /** Replaces the text of the focused field at once, also on a slow machine, and reads the field. */
  paste: (text: string) => Promise<void>;
  /** Waits for a delayed announcement. */
  waitForAnnouncement: (announcement: string) => Promise<void>;
  /** Reads everything from top to bottom, as on a first visit. */
  read: () => Promise<void>;
  /** Reads from the cursor (initially the top) to a phrase, and focuses its element if possible. */
  readOn: (last: string) => Promise<void>;
  /** Moves from heading to heading to a phrase, as users do who skim a page. */
  skim: (last: string) => Promise<void>;
  /** The transcript. */
  text: () => string;
}

/** Starts a screen reader in a part of the page. */
export async function transcribe(container: Element): Promise<Transcript> {
  const lines: string[] = [];
  let position: Node | null = null;
  let previousContexts: Element[] = [];
  let lastPhrase = "";
  const announced = new Set(announcementLines());

  const liveReader = new Virtual();
  await liveReader.start({ container });
  onTestFinished(() => liveReader.stop());

  async function writeAnnouncements(): Promise<void> {
    const live = (await liveReader.spokenPhraseLog()).filter((phrase) => LIVE_PHRASE.test(phrase));
    await liveReader.clearSpokenPhraseLog();
    lines.push(...live);
    for (const line of announcementLines()) {
      if (!announced.has(line)) lines.push(`polite: ${line.textContent}`);
      announced.add(line);
    }
  }

  /** Reads the element at the cursor, if the cursor moved or the element changed. */
  async function readCursor(): Promise<void> {
    const target = cursor();
    if (target && container.contains(target)) {
      const contexts = contextsOf(target);
      const entered = contexts.filter((context) => !previousContexts.includes(context));
      const read = new Set<Node | null>([...entered, target]);
      const phrases = (await readAll(container)).filter(
        ({ node, phrase }) => read.has(node) && !phrase.startsWith("end of"),
      );
      const phrase = phrases.at(-1)?.phrase ?? "";
      if (target !== position || phrase !== lastPhrase)
        lines.push(...phrases.map((it) => it.phrase));
      position = target;
      previousContexts = [target, ...contexts];
      lastPhrase = phrase;
    }
    await writeAnnouncements();
  }

  /** Moves the cursor down to a phrase, and records some of the phrases on the way. */
  async function moveTo(
    action: string,
    last: string,
    isRead: (phrase: string) => boolean,
  ): Promise<void> {
    const all = await readAll(container);
    const from = all.findIndex(({ node }) => node === position) + 1;
    const length = all.slice(from).findIndex(({ phrase }) => phrase === last) + 1;
    if (length === 0) throw new Error(`"${last}" does not come after "${lastPhrase}".`);
    const passed = all.slice(from, from + length);
    lines.push("", `> ${action}`, ...passed.map(({ phrase }) => phrase).filter(isRead));

    const node = passed.at(-1)?.node ?? null;
    // Screen readers move the focus with their cursor, so that keys continue from there.
    if (node instanceof HTMLElement) node.focus();
    position = node;
    previousContexts = contextsOf(node);
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
    async waitForAnnouncement(announcement) {
      const expectAnnouncement = (): void => expect(announcements()).toContain(announcement);
      await vi.waitFor(expectAnnouncement, { timeout: 5_000 });
      await writeAnnouncements();
    },
    async read() {
      lines.push("", "> reads on from the top");
      lines.push(...(await readAll(container)).map(({ phrase }) => phrase));
    },
    readOn: (last) => moveTo("reads on", last, () => true),
    skim: (last) => moveTo("goes from heading to heading", last, isHeading),
    text: () => `${lines.join("\n").trim()}\n`,
  };
}

/** `Shift+Tab` in the language of user-event: `{Shift>}{Tab}{/Shift}`. */
function chord(key: string): string {
  const [last = "", ...held] = key.split("+").toReversed();
  return held.reduce((keys, modifier) => `{${modifier}>}${keys}{/${modifier}}`, `{${last}}`);
}

/** The focused element, or its active descendant. */
function cursor(): Element | null {
  const focused = document.activeElement;
  const id = focused?.getAttribute("aria-activedescendant");
  return (id && document.querySelector(`#${CSS.escape(id)}`)) || focused;
}

/** The groups that contain an element. */
function contextsOf(node: Node | null): Element[] {
  const context = node?.parentElement?.closest(CONTEXTS);
  return context ? [context, ...contextsOf(context)] : [];
}

interface Spoken {
  phrase: string;
  node: Node | null;
}

/** Uses a new screen reader each time, because it does not notice changes of properties. */
async function readAll(container: Element): Promise<Spoken[]> {
  const undo = writeStates(container);
  const reader = new Virtual();
  await reader.start({ container });
  const spoken: Spoken[] = [];
  // At the end it starts again at the top of the page or of the modal dialog.
  for (const read = new Map<Node | null, string[]>(); ;) {
    const node = reader.activeNode;
    const phrase = withoutNoise(await reader.lastSpokenPhrase());
    const before = read.get(node) ?? [];
    if (before.includes(phrase)) break;
    read.set(node, [...before, phrase]);
    if (isShown(node)) spoken.push({ phrase, node });
    await reader.next();
  }
  await reader.stop();
  undo();
  return spoken;
}

/** The screen reader ignores `hidden="until-found"`. */
function isShown(node: Node | null): boolean {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.checkVisibility() ?? false;
}

/**
 * The screen reader uses the attribute `checked`, which is the initial state, so set it. Returns a function
 * to undo it.
 */
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

/** Removes what real screen readers don't say: the number of controlled elements, and "not busy". */
function withoutNoise(phrase: string): string {
  return phrase.replace(/, (\d+ controls?|not busy)(?=,|$)/g, "");
}
