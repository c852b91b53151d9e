/** A link of the header's navigation. */
export interface HeaderLink {
  /** Text of the link. */
  label: string;
  /** URL of the page. */
  href: string;
  /** Whether it leads to the page that is shown. */
  current?: boolean | undefined;
  /** A line below the label, in a panel. */
  description?: string | undefined;
}

/** An item of the header's navigation that opens a panel: the second level of the menu. */
export interface HeaderMenu {
  /** Text of the button that opens the panel. */
  label: string;
  /** Links in the panel, in order. */
  links: readonly HeaderLink[];
}

/** What stands in the header's navigation. */
export type HeaderItem = HeaderLink | HeaderMenu;
