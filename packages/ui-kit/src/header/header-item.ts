/** A link of the header's navigation. */
export interface HeaderLink {
  /** Text of the link. */
  label: string;
  /** URL of the page. */
  href: string;
  /** Whether it links to the current page. */
  current?: boolean | undefined;
  /** A line below the label, in a panel. */
  description?: string | undefined;
}

/** An item of the header's navigation with a panel: the second level of the menu. */
export interface HeaderMenu {
  /** Text of the button that opens the panel. */
  label: string;
  /** Links in the panel, in order. */
  links: readonly HeaderLink[];
}

/** An item of the header's navigation. */
export type HeaderItem = HeaderLink | HeaderMenu;
