import type { AnswerBlock, ListBlock, Phrase } from "./answer-block.ts";

/** Style of a text. */
export interface TextStyle {
  bold: boolean;
  href: string | undefined;
}

/** Collects text into paragraphs and lists. Lists in lists become one list. */
export class BlockWriter {
  readonly #blocks: AnswerBlock[] = [];
  #phrases: Phrase[] = [];
  #list: ListBlock | undefined;
  /** Number of open list tags. */
  #depth = 0;
  #isItem = false;
  #isAtLineStart = true;

  /** Whether only spaces were written since the last line break. */
  get isAtLineStart(): boolean {
    return this.#isAtLineStart;
  }

  /** Whether a list tag is open. */
  get isInList(): boolean {
    return this.#depth > 0;
  }

  /** Writes text that has no line break. */
  text(written: string, { bold, href }: TextStyle): void {
    const text = this.#isAtLineStart ? written.trimStart() : written;
    if (!text) return;
    this.#isAtLineStart = false;
    if (this.isInList) this.#isItem = true;
    const phrase = this.#phrases.at(-1);
    const run = phrase?.href === href ? phrase?.runs.at(-1) : undefined;
    if (run?.bold === bold) run.text += text;
    else if (run) phrase?.runs.push({ text, bold });
    else this.#phrases.push({ href, runs: [{ text, bold }] });
  }

  /** Ends a line. A second one in a row ends the paragraph. */
  newLine(): void {
    if (this.#isAtLineStart || (this.#isItem && !this.isInList)) this.endBlock();
    else {
      const run = this.#phrases.at(-1)?.runs.at(-1);
      if (run) run.text += "\n";
      this.#isAtLineStart = true;
    }
  }

  /** Ends a paragraph, or a line of an item in a list of tags. */
  endBlock(): void {
    if (this.isInList && this.#isItem) {
      if (!this.#isAtLineStart) this.newLine();
    } else this.#flush();
  }

  /**
   * Starts an item. If no list is open, it continues a list of the same kind just before it.
   *
   * @param number of the item, if it starts a list
   */
  startItem(ordered: boolean, number = 1): void {
    this.#flush();
    const before = this.#blocks.at(-1);
    const continues = this.isInList || (before === this.#list && this.#list?.ordered === ordered);
    if (!continues) this.#list = newList(ordered, number);
    this.#isItem = true;
  }

  /** Ends an item. */
  endItem(): void {
    this.#flush();
  }

  /** Opens a list, unless one is open. */
  openList(ordered: boolean, start: number): void {
    this.#flush();
    if (this.#depth === 0) this.#list = newList(ordered, start);
    this.#depth += 1;
  }

  /** Closes a list. */
  closeList(): void {
    this.#flush();
    this.#depth = Math.max(0, this.#depth - 1);
  }

  /** Closes the open block and returns all blocks. */
  end(): AnswerBlock[] {
    this.#flush();
    return this.#blocks;
  }

  #flush(): void {
    const phrases = withoutTrailingSpace(this.#phrases);
    const list = this.#isItem ? this.#list : undefined;
    this.#phrases = [];
    this.#isItem = false;
    this.#isAtLineStart = true;
    if (phrases.length === 0) return;
    if (!list) this.#blocks.push({ type: "paragraph", phrases });
    else {
      if (list.items.length === 0) this.#blocks.push(list);
      list.items.push(phrases);
    }
  }
}

function newList(ordered: boolean, start: number): ListBlock {
  return { type: "list", ordered, start, items: [] };
}

/** Removes trailing space; {@link BlockWriter.text} removes leading space. */
function withoutTrailingSpace(phrases: Phrase[]): Phrase[] {
  for (;;) {
    const phrase = phrases.at(-1);
    const run = phrase?.runs.at(-1);
    if (!phrase || !run) return phrases;
    run.text = run.text.trimEnd();
    if (run.text) return phrases;
    phrase.runs.pop();
    if (phrase.runs.length === 0) phrases.pop();
  }
}
