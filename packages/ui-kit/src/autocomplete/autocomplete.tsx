"use client";

import {
  type ComponentProps,
  type FormEvent,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { announce } from "../announcer/announcer.ts";
import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { formatPlural } from "../messages/format-plural.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { onEscape } from "../popup/on-escape.ts";
import { anchorTo } from "../popup/anchor-to.ts";
import { joinNames } from "../shared/join-names.ts";
import {
  type LoadOptions,
  type AutocompleteOption,
  type Entry,
  filterOptions,
  MINIMUM_CHARACTERS,
  OPTIONS_SHOWN,
  splitAt,
  findExactMatch,
  valueOf,
} from "./options.ts";
import { autocompleteText } from "./text.ts";
import { useAnswer } from "./use-answer.ts";
import { useEntry } from "./use-entry.ts";

// See README.md beside this file.
/** Props of {@link Autocomplete}. All other props, including `ref`, are passed to the `<input>`. */
export interface AutocompleteProps
  extends FieldProps, Omit<ComponentProps<"input">, "defaultValue" | "list" | "type" | "value"> {
  /**
   * The options, or a function that loads matching options. Without them, the list stays closed; omit
   * them while the text needs no suggestions.
   */
  options?: readonly AutocompleteOption[] | LoadOptions | undefined;
  /**
   * The value of an option, or free text. If `options` is a function, pass the option itself, because
   * its text is not known yet.
   */
  value?: string | AutocompleteOption | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | AutocompleteOption | undefined;
  /**
   * Called with the value and the option when the user chooses one, or with the typed text and no
   * option. `name` submits the same value.
   */
  onValueChange?: ((value: string, option: AutocompleteOption | undefined) => void) | undefined;
  /**
   * How many characters have to be typed before options are suggested; with 0, clicking the field shows
   * the first options.
   * @default 3
   */
  minimumCharacters?: number | undefined;
  /**
   * The maximum number of options shown.
   * @default 5
   */
  optionsShown?: number | undefined;
  /**
   * Requires an option: other text is invalid, and stays in the field to be corrected.
   * @default false
   */
  listOnly?: boolean | undefined;
}

/** Prevents a press from moving the focus. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * A text field that suggests options while the user types.
 *
 * Style hooks: `.ck-autocomplete`, `[aria-expanded]`, `[aria-invalid="true"]`, `.ck-autocomplete-list`;
 * around it `.ck-field` with the parts `label`, `optional`, `hint`, `error`.
 */
export function Autocomplete({
  options,
  value,
  defaultValue = "",
  onValueChange,
  minimumCharacters = MINIMUM_CHARACTERS,
  optionsShown = OPTIONS_SHOWN,
  listOnly = false,
  ...props
}: AutocompleteProps): JSX.Element {
  const words = useText(autocompleteText);
  const locale = useLocale();
  const [frame, { className, name, ...input }] = useField(props);
  const list = typeof options === "function" ? undefined : options;
  const [{ text, option }, setEntry, first] = useEntry(value, defaultValue, list);
  const [open, setOpen] = useState(false);
  // Offset of the active option from the first one; wraps around at both ends.
  const [steps, setSteps] = useState<number>();
  const listbox = useRef<HTMLUListElement>(null);
  const listId = `${input.id}-list`;

  const isFixed = input.disabled || input.readOnly;
  if (open && (isFixed || !options)) setOpen(false);

  const typed = text.trim();
  const isShort = typed.length < minimumCharacters;
  const answer = useAnswer(options as LoadOptions, typed, open && !isShort && !list);
  const isLoading = open && !list && answer?.typed !== typed;
  // Keeps showing the previous options until new ones arrive.
  const known = list ?? (typed.startsWith(answer?.typed ?? typed) ? answer?.options : undefined);
  const shown =
    !open || isShort || !known
      ? []
      : list
        ? filterOptions(list, typed, optionsShown)
        : known.slice(0, optionsShown);
  const active = steps === undefined ? undefined : shown.at(steps % shown.length);

  // The focus never leaves the field, so this popup needs no focus handling.
  useLayoutEffect(() => {
    const popup = listbox.current;
    if (!open || !popup) return undefined;
    const closed = new AbortController();
    // jsdom supports neither.
    popup.showPopover?.();
    anchorTo(fieldBefore(listbox), popup, closed.signal);
    onEscape(() => setOpen(false), closed.signal);
    return () => {
      closed.abort();
      popup.hidePopover?.();
    };
  }, [open]);

  // Shown in the popup if there are no options.
  let note: string | undefined;
  if (isShort) note = formatPlural(words.typeMore, { count: minimumCharacters }, locale);
  else if (!shown[0]) {
    note = isLoading ? words.loadingSuggestions : known ? words.noMatch : words.noSuggestions;
  }
  const says = open && (note ?? `${words.suggestions}: ${shown.length}`);
  useEffect(() => {
    const cancel: (() => void) | undefined = says
      ? announce(says, fieldBefore(listbox))
      : undefined;
    return cancel;
  }, [says]);

  const problem = listOnly && text && !option ? words.notListed : "";
  useLayoutEffect(() => {
    if (listOnly) fieldBefore(listbox).setCustomValidity(problem);
  });

  /**
   * Sets the value as if the user had typed it, so that the form, the field and the caller's handlers
   * receive events.
   */
  function write(next: string, chosen?: AutocompleteOption): void {
    const field = fieldBefore(listbox);
    field.setRangeText(next, 0, text.length, "end");
    const event = new InputEvent("input", { bubbles: true, composed: true });
    field.dispatchEvent(Object.assign(event, { option: chosen }));
    setOpen(false);
  }

  function choose(chosen: AutocompleteOption): void {
    write(chosen.text, chosen);
  }

  function show(from?: number): void {
    setOpen(true);
    setSteps(from);
  }

  /** Typing the full text of an option selects it. */
  function settle(): void {
    const same = !option && findExactMatch(known, typed);
    setOpen(false);
    if (same) choose(same);
  }

  function onInput(event: FormEvent<HTMLInputElement>): void {
    const field = event.currentTarget;
    // When a browser or password manager fills in the whole form, the user makes no choice.
    const isTyping = field.matches(":focus");
    const { option: chosen } = event.nativeEvent as Event & Partial<Entry>;
    const next = {
      text: field.value,
      option: chosen ?? (isTyping ? undefined : findExactMatch(list, field.value)),
    };
    if (listOnly && (next.option || !next.text)) field.setCustomValidity("");
    field.form?.addEventListener("reset", setEntry);
    setEntry(next);
    setSteps(undefined);
    setOpen(isTyping);
    onValueChange?.(valueOf(next), next.option);
    input.onInput(event);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    input.onKeyDown?.(event);
    const { key, altKey } = event;
    // All browsers use this code for keys of an unfinished character composition (Japanese, Chinese).
    if (event.defaultPrevented || event.keyCode === 229 || isFixed) return;

    const isDown = key === "ArrowDown";
    if (isDown || key === "ArrowUp") {
      event.preventDefault();
      if (!altKey) show(isDown ? (steps ?? -1) + 1 : (steps ?? 0) - 1);
      else if (isDown) show();
      else setOpen(false);
    } else if (key === "Enter") {
      if (active) {
        event.preventDefault();
        choose(active);
      } else settle();
    }
    // The Escape that closes the list does not reach this handler.
    else if (key === "Escape" && text) {
      event.preventDefault();
      write("");
    } else if (/^(Arrow|Home|End)/.test(key)) setSteps(undefined);
  }

  const idOf = (place: number): string => `${listId}-${place}`;
  const isChosen = option && option.value !== text;

  return (
    <Field {...frame}>
      <div className="ck-autocomplete-box">
        <input
          autoComplete="off"
          {...input}
          {...(value === undefined ? { defaultValue: first.text } : { value: text })}
          className={joinNames("ck-autocomplete", className)}
          name={isChosen ? undefined : name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={!!shown[0]}
          aria-controls={listId}
          aria-activedescendant={active && idOf(shown.indexOf(active))}
          onInput={onInput}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            input.onClick?.(event);
            if (!option && !isShort && !isFixed) show();
          }}
          onBlur={(event) => {
            input.onBlur(event);
            settle();
          }}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on it leaves the focus where it is */}
        <ul
          ref={listbox}
          popover="manual"
          id={listId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- a <datalist> can't be loaded, styled or closed
          role={open && note ? undefined : "listbox"}
          aria-label={words.suggestions}
          aria-busy={isLoading || undefined}
          className="ck-popup ck-autocomplete-list"
          onMouseDown={keepFocus}
        >
          {open && note && <li>{note}</li>}
          {shown.map((each, place) => {
            const [before, match, after] = splitAt(each.text, typed);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
              <li
                key={idOf(place)}
                id={idOf(place)}
                ref={each === active ? stayInView : undefined}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- <option> is only allowed in <select> and <datalist>
                role="option"
                aria-selected={each === active}
                onClick={() => choose(each)}
              >
                {before}
                <mark>{match}</mark>
                {after}
              </li>
            );
          })}
        </ul>
        {isChosen && (
          <input
            type="hidden"
            name={name}
            value={option.value}
            form={input.form}
            disabled={input.disabled}
          />
        )}
        {text && !isFixed && (
          <button
            type="button"
            className="ck-autocomplete-clear"
            aria-label={words.clearText}
            tabIndex={-1}
            onMouseDown={keepFocus}
            onClick={() => {
              write("");
              fieldBefore(listbox).focus();
            }}
          />
        )}
      </div>
    </Field>
  );
}

/** The field that a list belongs to. */
function fieldBefore(listbox: RefObject<HTMLElement | null>): HTMLInputElement {
  return listbox.current?.previousElementSibling as HTMLInputElement;
}

function stayInView(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: "nearest" });
}
