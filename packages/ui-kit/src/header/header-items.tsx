import type { ElementType, JSX } from "react";
import type { HeaderItem } from "./header-item.ts";

interface HeaderItemsProps {
  items: readonly HeaderItem[];
  /** Prefix of the panels' ids. */
  id: string;
  /** Ids of the open panels. */
  open: readonly string[];
  /** Label of the back button of a panel, on a small screen. */
  back: string;
  link: ElementType;
}

/**
 * The items of the navigation or of a panel. A panel is below the header or, on a small screen, covers
 * the menu as its second level.
 */
export function HeaderItems({
  items,
  id,
  open,
  back,
  link: Anchor,
}: HeaderItemsProps): JSX.Element {
  return (
    <ul data-part="list">
      {items.map((item, index) => {
        const { label } = item;
        const panel = id + index;
        return (
          <li key={panel}>
            {"href" in item ? (
              <Anchor
                href={item.href}
                data-part="item"
                aria-current={item.current ? "page" : undefined}
              >
                <span>{label}</span>
                {item.description && <span data-part="description">{item.description}</span>}
              </Anchor>
            ) : (
              <>
                <button
                  type="button"
                  data-part="item"
                  popoverTarget={panel}
                  aria-expanded={open.includes(panel)}
                  aria-controls={panel}
                  aria-current={item.links.some(({ current }) => current) || undefined}
                >
                  {label}
                </button>
                <div
                  popover="auto"
                  id={panel}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- links are not form controls
                  role="group"
                  aria-label={label}
                  data-part="panel"
                >
                  <button
                    type="button"
                    data-part="back"
                    popoverTarget={panel}
                    popoverTargetAction="hide"
                  >
                    {back}
                  </button>
                  <HeaderItems
                    items={item.links}
                    id={panel}
                    open={open}
                    back={back}
                    link={Anchor}
                  />
                </div>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
