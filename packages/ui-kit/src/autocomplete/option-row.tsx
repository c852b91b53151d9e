import type { JSX } from "react";
import { type AutocompleteOption, matchIn } from "./options.ts";

interface OptionRowProps {
  id: string;
  option: AutocompleteOption;
  active: boolean;
  typed: string;
  onChoose: () => void;
}

/** One of the options that are suggested, in which what was typed stands out. */
export function OptionRow({ id, option, active, typed, onChoose }: OptionRowProps): JSX.Element {
  const { text } = option;
  const found = matchIn(text, typed);
  const start = found < 0 ? text.length : found;
  const end = start + typed.length;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
    <li
      id={id}
      ref={active ? stayInView : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- an <option> has no place outside of <select> and <datalist>
      role="option"
      aria-selected={active}
      onClick={onChoose}
    >
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </li>
  );
}

function stayInView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}
