/** What the page writes down of itself, in ms of its own clock. */
export interface Measures {
  /** When it began to draw. */
  begun: number;
  /** When each widget was shown with its data. */
  shown: Record<string, number>;
  /** Widgets that failed. */
  failed: string[];
  /** Cumulative layout shift. */
  shift: number;
}
