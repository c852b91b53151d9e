/** Times that the page records, in ms since navigation. */
export interface Measures {
  /** When rendering began. */
  begun: number;
  /** When each widget was shown with its data. */
  shown: Record<string, number>;
  /** Widgets that failed. */
  failed: string[];
  /** Cumulative layout shift. */
  shift: number;
}
