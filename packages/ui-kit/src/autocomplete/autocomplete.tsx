"use client";

import {
  type FocusEvent,
  type FormEvent,
  type JSX,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { renderField } from "../field/render-field.tsx";
import { useField } from "../field/use-field.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { useFieldRef } from "../shared/use-field-ref.ts";
import { blurOf, changeOf } from "../shared/value-event.ts";
import { useEarlyText } from "../shared/use-early-text.ts";
import { useReset } from "../shared/use-reset.ts";
import {
  type AutocompleteOption,
  findExactMatch,
  MINIMUM_CHARACTERS,
  OPTIONS_SHOWN,
  splitAt,
  toEntry,
  valueOf,
} from "./options.ts";
import type { AutocompleteProps } from "./autocomplete-props.ts";
import { autocompleteText } from "./text.ts";
import { useEntry } from "./use-entry.ts";
import { fieldOf, keepFocus, scrollIntoView, useListPopup } from "./use-list-popup.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type { AutocompleteProps } from "./autocomplete-props.ts";

/**
 * A text field that suggests options while the user types.
 *
 * Style hooks: `.ck-autocomplete`, `[aria-expanded]`, `[aria-invalid="true"]`, `.ck-autocomplete-list`;
 * around it `.ck-field` with the parts `label`, `optional`, `hint`, `error`.
 */
export function Autocomplete({
  ref,
  options,
  value,
  defaultValue = "",
  onValueChange,
  onChange,
  minimumCharacters = MINIMUM_CHARACTERS,
  maxOptions = OPTIONS_SHOWN,
  listOnly = false,
  ...props
}: AutocompleteProps): JSX.Element {
  const messages = useText(autocompleteText);
  const list = typeof options === "function" ? undefined : options;
  const [entry, setEntry, first] = useEntry(value, defaultValue, list);
  const { text, option } = entry;
  const [frame, { className, name, ...input }] = useField({
    ...props,
    onBlur: (event: FocusEvent<HTMLInputElement>) =>
      props.onBlur?.(blurOf(event, props.name, valueOf(entry))),
  });
  const watchReset = useReset(setEntry);
  const [open, setOpen] = useState(false);
  // Offset of the active option from the first one; wraps around at both ends.
  const [steps, setSteps] = useState<number>();
  // The value of that option.
  const [held, hold] = useState<string>();

  // The option that `write` is dispatching an event for.
  const chosen = useRef<AutocompleteOption>(undefined);

  const isFixed = input.disabled || input.readOnly;
  if (open && (isFixed || !options)) setOpen(false);

  const typed = text.trim();
  const [shown, note, isLoading, known] = useSuggestions(
    options,
    typed,
    open,
    minimumCharacters,
    maxOptions,
    messages,
  );
  const active = steps === undefined ? undefined : shown.at(steps % shown.length);
  if (active && active.value !== held) {
    if (held === undefined) hold(active.value);
    else {
      // Enter must not choose an option that was loaded in its place.
      const place = shown.findIndex((each) => each.value === held);
      setSteps(place < 0 ? undefined : place);
    }
  }
  const listId = `${input.id}-list`;

  const listbox = useListPopup(
    open,
    setOpen,
    open && (note || `${messages.suggestions}: ${shown.length}`),
  );

  useFieldRef(ref, {
    find: () => fieldOf(listbox),
    shown: text,
    adopt(written) {
      const next = toEntry(written, list);
      watchReset(fieldOf(listbox).form);
      setEntry(next);
      return next.text;
    },
  });
  useEarlyText(() => fieldOf(listbox), text);
  const problem = listOnly && text && !option ? messages.notListed : "";
  useLayoutEffect(() => {
    if (listOnly) fieldOf(listbox).setCustomValidity(problem);
  });

  /**
   * Sets the value as if the user had typed it, so that the form, the field and the caller's handlers
   * receive events.
   */
  function write(next: string, nextOption?: AutocompleteOption): void {
    chosen.current = nextOption;
    const control = fieldOf(listbox);
    control.setRangeText(next, 0, text.length, "end");
    control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    chosen.current = undefined;
    setOpen(false);
  }

  function choose(next: AutocompleteOption): void {
    write(next.text, next);
  }

  function show(from?: number): void {
    setOpen(true);
    setSteps(from);
    hold(undefined);
  }

  /** Typing the full text of an option selects it. */
  function settle(): void {
    const same = !option && findExactMatch(known, typed);
    setOpen(false);
    if (same) choose(same);
  }

  function onInput(event: FormEvent<HTMLInputElement>): void {
    const control = event.currentTarget;
    // When a browser or password manager fills in the whole form, the user makes no choice.
    const isTyping = control.matches(":focus");
    const next = {
      text: control.value,
      option: chosen.current ?? (isTyping ? undefined : findExactMatch(list, control.value)),
    };
    if (listOnly && (next.option || !next.text)) control.setCustomValidity("");
    watchReset(control.form);
    setEntry(next);
    setSteps(undefined);
    setOpen(isTyping);
    onValueChange?.(valueOf(next), next.option);
    onChange?.(changeOf(name, valueOf(next)));
    input.onInput(event);
  }

  function onArrow(isDown: boolean, altKey: boolean): void {
    if (!altKey) show(isDown ? (steps ?? -1) + 1 : (steps ?? 0) - 1);
    else if (isDown) show();
    else setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    input.onKeyDown?.(event);
    const { key, altKey } = event;
    // All browsers use this code for keys of an unfinished character composition (Japanese, Chinese).
    if (event.defaultPrevented || event.keyCode === 229 || isFixed) return;

    const isDown = key === "ArrowDown";
    if (isDown || key === "ArrowUp") {
      event.preventDefault();
      onArrow(isDown, altKey);
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

  const idOf = (index: number): string => `${listId}-${index}`;
  const isChosen = option && option.value !== text;

  return renderField(
    frame,
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
          if (!option && !isFixed && typed.length >= minimumCharacters) show();
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
        role={note ? undefined : "listbox"}
        aria-label={messages.suggestions}
        aria-busy={isLoading || undefined}
        className="ck-popup ck-autocomplete-list"
        onMouseDown={keepFocus}
      >
        {note && <li>{note}</li>}
        {shown.map((each, index) => {
          const [before, match, after] = splitAt(each.text, typed);
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
            <li
              key={idOf(index)}
              id={idOf(index)}
              ref={each === active ? scrollIntoView : undefined}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- <option> is only allowed in <select> and <datalist>
              role="option"
              aria-selected={each === active}
              onClick={() => choose(each)}
            >
              {/* Rendered again, because a browser may have translated it. */}
              <span key={`${typed}\n${each.text}`}>
                {before}
                <mark>{match}</mark>
                {after}
              </span>
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
          aria-label={messages.clearText}
          tabIndex={-1}
          onMouseDown={keepFocus}
          onClick={() => {
            write("");
            fieldOf(listbox).focus();
          }}
        />
      )}
    </div>,
  );
}
