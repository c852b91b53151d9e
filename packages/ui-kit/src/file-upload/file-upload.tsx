"use client";

import {
  type ComponentProps,
  type JSX,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Button } from "../button/button.tsx";
import { renderFieldGroup } from "../field/field-group.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { camera, upload } from "../icon/icon-paths.ts";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { useLocale, useText } from "../messages/locale.ts";
import { focusInstead } from "../shared/focus-instead.ts";
import { useLatest } from "../shared/use-latest.ts";
import { setMessage } from "../shared/use-text-value.ts";
import { changeOf, type ValueEvent } from "../shared/value-event.ts";
import { dropHandlers } from "./drop-handlers.ts";
import { FileList } from "./file-list.tsx";
import { fileRows } from "./file-rows.ts";
import { noticeText, summaryOf } from "./file-texts.ts";
import type { FileUploadItem } from "./file-upload-item.ts";
import { fileUploadText } from "./text.ts";
import { useAnnounced } from "./use-announced.ts";
import { isSame, useFiles } from "./use-files.ts";

// See README.md in this folder.
/** Props of {@link FileUpload}. All other props, including `ref`, are passed to the `<fieldset>`. */
export interface FileUploadProps
  extends FieldProps, Omit<ComponentProps<"fieldset">, "children" | "defaultValue" | "onChange"> {
  /** Requires at least one file. */
  required?: boolean | undefined;
  /**
   * Kinds of files, as in `<input accept>`. A file is judged by its content; its name counts only for kinds without
   * known content, such as text.
   * @example "image/*,application/pdf"
   */
  accept?: string | undefined;
  /**
   * Whether several files can be added.
   * @default false
   */
  multiple?: boolean | undefined;
  /** Adds the button 'Take a photo' on phones and tablets: with the camera facing away (`environment`), or the other one. */
  capture?: "environment" | "user" | undefined;
  /** The largest size of a file, in bytes. */
  maxSize?: number | undefined;
  /** How many files can be added, with `multiple`. */
  maxFiles?: number | undefined;
  /** The controlled files. `onValueChange` is called when the user changes them. */
  value?: readonly File[] | undefined;
  /** The initial files of an uncontrolled field. */
  defaultValue?: readonly File[] | undefined;
  /** Called with the files when the user adds or removes some. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Called when `onValueChange` is, with an event whose `target` has only `name` and `value`. */
  onChange?: ((event: ValueEvent<readonly File[]>) => void) | undefined;
  /**
   * The files of a queue that sends them as they are added. The form then submits no files, and all files that the user
   * adds are passed to `onAdd`, up to `maxFiles` besides those received, also those that can't be used.
   */
  items?: readonly FileUploadItem[] | undefined;
  /** Called with the files that the user adds, if there are `items`. */
  onAdd?: ((files: readonly File[]) => void) | undefined;
  /** Called when the user cancels or removes one of the `items`. Without it, they have no such button. */
  onRemove?: ((item: FileUploadItem) => void) | undefined;
  /** Called when the user presses 'Try again' at one of the `items`. */
  onRetry?: ((item: FileUploadItem) => void) | undefined;
}

/**
 * Files that a form submits, or that a queue sends as they are added (`items`). They are chosen with a button, dropped,
 * pasted, or taken with the camera.
 *
 * Style hooks: `.ck-field` with the parts `label`, `optional`, `hint`, `error`; in it `.ck-file-upload`
 * (`[data-dragging]`), `.ck-files`, and for each file `.ck-file` with `[data-state]` and the parts `picture`, `name`,
 * `size`, `state`, `problem`.
 */
export function FileUpload({ ref, ...props }: FileUploadProps): JSX.Element {
  const { accept, multiple = false, maxSize, items, onAdd, onRemove, onRetry, ...rest } = props;
  const { capture, maxFiles, value, defaultValue, onValueChange, onChange, ...fieldProps } = rest;
  const { name } = fieldProps;
  const text = useText(fileUploadText);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const [isDragging, setDragging] = useState(false);
  const isQueue = items !== undefined;
  const limit = multiple ? (maxFiles ?? Infinity) : 1;

  const own = useFiles(input, {
    accept,
    maxSize,
    maxFiles: limit,
    value,
    defaultValue,
    onEarly: add,
    onChange(files) {
      onValueChange?.(files);
      onChange?.(changeOf(name, files));
    },
  });
  const [frame, control] = useField(
    { ...fieldProps, error: props.error || noticeText(own.notice, limit, text, locale) },
    { valueMissing: text.fileMissing },
  );
  const { "aria-invalid": invalid, form, required, onInput, onInvalid, ...fieldset } = control;
  const rows = items ?? fileRows(own);
  const summary = summaryOf(rows, isQueue, text, locale);
  useAnnounced(summary, group);

  const latest = useLatest(own);
  useImperativeHandle(ref, () => {
    const element = group.current as HTMLFieldSetElement;
    return Object.defineProperties(element, {
      focus: focusInstead(() => button.current),
      // Form libraries read and set the value by the ref.
      value: {
        configurable: true,
        get: () => latest.current.files,
        set(next: Iterable<File> | null | undefined) {
          latest.current.adopt([...(next ?? [])]);
        },
      },
    });
  }, [latest]);

  const message = own.refused.length > 0 ? text.hasUnusable : "";
  const shownMessage = useRef("");
  useLayoutEffect(() => {
    const { current } = input;
    if (!current) return;
    // The native input is below the button, which has the focus instead.
    Object.defineProperty(
      current,
      "focus",
      focusInstead(() => button.current),
    );
    setMessage(message, input, shownMessage);
  });

  function add(list: Iterable<File> | null): void {
    const added = [...(list ?? [])];
    if (!items) return own.add(added);
    // So that a file can be chosen again after it was removed.
    if (input.current) input.current.value = "";
    // The only file of a field is replaced.
    const known = multiple ? items.filter(({ state }) => state !== "failed") : [];
    const fresh = added.filter((file) => !known.some((item) => isSame(item, file)));
    const room = limit - known.filter(({ state }) => state !== "received").length;
    const fitting = fresh.slice(0, Math.max(0, room));
    const duplicate = added.find((file) => !fresh.includes(file));
    own.say({ tooMany: fitting.length < fresh.length, duplicate });
    if (fitting.length > 0) onAdd?.(fitting);
  }

  function remove(item: FileUploadItem): void {
    if (items) {
      own.say(undefined);
      return onRemove?.(item);
    }
    flushSync(() => own.remove(item.file as File));
    // A previous error of the field may be resolved now.
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  const native = {
    type: "file",
    className: "ck-file-upload-input",
    form,
    tabIndex: -1,
    "aria-hidden": true,
  } as const;

  return renderFieldGroup(
    frame,
    // oxlint-disable-next-line react/refs, react-hooks-js/refs -- only passed to the <fieldset>, not read
    { ...fieldset, name: undefined, ref: group, ...dropHandlers(fieldset, setDragging, add) },
    <>
      <div className="ck-file-upload" data-dragging={isDragging || undefined}>
        <Button ref={button} onClick={() => input.current?.click()}>
          <SvgIcon paths={upload} />
          <span>{multiple ? text.chooseFiles : text.chooseFile}</span>
        </Button>
        {capture && (
          <Button data-part="camera" onClick={() => photo.current?.click()}>
            <SvgIcon paths={camera} />
            <span>{text.takePhoto}</span>
          </Button>
        )}
        <span data-part="drop">{text.drop}</span>
        <input
          {...native}
          ref={input}
          name={isQueue ? undefined : name}
          accept={accept}
          multiple={multiple}
          required={required && !items?.some(({ state }) => state !== "failed")}
          aria-invalid={invalid}
          onInput={onInput}
          onInvalid={onInvalid}
          onChange={({ currentTarget }) => add(currentTarget.files)}
        />
        {capture && (
          <input
            {...native}
            ref={photo}
            accept="image/*"
            capture={capture}
            onChange={({ currentTarget }) => {
              add(currentTarget.files);
              currentTarget.value = "";
            }}
          />
        )}
      </div>
      <FileList
        items={rows}
        summary={summary}
        maxSize={maxSize}
        onRemove={items && !onRemove ? undefined : remove}
        onRetry={onRetry}
        onFocusLost={() => button.current?.focus()}
      />
    </>,
  );
}
