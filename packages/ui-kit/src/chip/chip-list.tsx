"use client";

import type { JSX } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { close } from "../icon/icon-paths.ts";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { chipText } from "./text.ts";

/** Props of {@link ChipList}. */
export interface ChipListProps {
  chips: readonly string[];
  /** Name under which the form submits each chip. */
  name: string | undefined;
  form: string | undefined;
  disabled: boolean | undefined;
  /** Called when the user removes a chip. Without it, chips can't be removed. */
  onDismiss: ((chip: string, place: number, field: HTMLInputElement) => void) | undefined;
}

/** The chips of a field. Each has a button that removes it and moves the focus to the next one. */
export function ChipList({ chips, onDismiss, ...hidden }: ChipListProps): JSX.Element {
  const { removeChip } = useText(chipText);
  const locale = useLocale();

  function remove(chip: string, place: number, button: HTMLButtonElement): void {
    const item = button.parentElement;
    const field = item?.parentElement?.previousElementSibling as HTMLInputElement;
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    (next?.querySelector("button") ?? field).focus();
    onDismiss?.(chip, place, field);
  }

  return (
    <ul className="ck-chips">
      {chips.map((chip, place) => (
        // The list may contain the same chip twice.
        <li key={`${chip} ${countBefore(chips, place)}`} className="ck-chip">
          <span>{chip}</span>
          <input type="hidden" {...hidden} value={chip} />
          {onDismiss && (
            <button
              type="button"
              aria-label={formatText(removeChip, { chip }, locale)}
              onClick={({ currentTarget }) => remove(chip, place, currentTarget)}
            >
              <SvgIcon paths={close} size="small" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How often a chip occurs in the list before an index. */
function countBefore(chips: readonly string[], place: number): number {
  return chips.slice(0, place).filter((each) => each === chips[place]).length;
}
