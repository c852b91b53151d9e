import { Children, type ComponentProps, type JSX } from "react";
import { joinNames } from "../shared/join-names.ts";
import { columnCount } from "./columns.ts";

/** Props of {@link TileGroup}. All other props, including `ref`, are passed to the `<ul>`. */
export interface TileGroupProps extends ComponentProps<"ul"> {
  /**
   * The maximum number of tiles in a row: 2 to 4. Any other number is replaced by one that suits the
   * number of tiles.
   */
  columns?: number | undefined;
}

/**
 * Tiles in columns, by the group's own width: one, two from 550 px, three from 750 px, four from 1000
 * px. See docs/reference/kit.md#tiles.
 *
 * Style hooks: `.ck-tile-group`, `[data-columns]`.
 */
export function TileGroup({ columns, className, children, ...list }: TileGroupProps): JSX.Element {
  const tiles = Children.toArray(children);
  return (
    <div className="ck-tile-group-frame" hidden={list.hidden}>
      <ul
        {...list}
        className={joinNames("ck-tile-group", className)}
        data-columns={columnCount(columns, tiles.length)}
      >
        {Children.map(tiles, (tile) => (
          <li>{tile}</li>
        ))}
      </ul>
    </div>
  );
}
