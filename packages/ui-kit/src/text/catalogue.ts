/** The words of one language, in groups: `kit` for the kit's own, one group for each widget. */
export interface Catalogue {
  /** A BCP 47 tag, such as `es-US`. */
  locale: string;
  texts: Readonly<Record<string, object>>;
}
