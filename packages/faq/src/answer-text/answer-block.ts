/** Text in one style. */
export interface TextRun {
  /** The text. */
  text: string;
  /** Whether it is bold. */
  bold: boolean;
}

/** Running text, or a link if it has an `href`. */
export interface Phrase {
  /** Safe URL: `https:`, `mailto:` or `tel:`. */
  href: string | undefined;
  /** The text. */
  runs: TextRun[];
}

/** A list of an answer. */
export interface ListBlock {
  /** Distinguishes it from a paragraph. */
  type: "list";
  /** Whether its items are numbered. */
  ordered: boolean;
  /** Number of its first item. */
  start: number;
  /** The text of each item. */
  items: Phrase[][];
}

/** A paragraph or a list of an answer. */
export type AnswerBlock = { type: "paragraph"; phrases: Phrase[] } | ListBlock;
