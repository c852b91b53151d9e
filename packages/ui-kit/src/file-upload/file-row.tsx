"use client";

import { type JSX, type ReactNode, useId } from "react";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { FileButton } from "./file-button.tsx";
import { shownName } from "./file-name.ts";
import { FilePicture } from "./file-picture.tsx";
import { formatSize } from "./file-size.ts";
import { type FileUploadItem, isUnderway } from "./file-upload-item.ts";
import { fileUploadText } from "./text.ts";

/** Props of {@link FileRow}. */
export interface FileRowProps {
  item: FileUploadItem;
  /** The largest size that the upload accepts. */
  maxSize: number | undefined;
  /** Without it, the file can't be removed. */
  onRemove: ((item: FileUploadItem) => void) | undefined;
  onRetry: ((item: FileUploadItem) => void) | undefined;
  /** Focuses the button that chooses files. */
  onFocusLost: () => void;
}

/** A file: its picture, name, size, state, and what can be done with it. */
export function FileRow(props: FileRowProps): JSX.Element {
  const { item, maxSize, onRemove, onRetry, onFocusLost } = props;
  const text = useText(fileUploadText);
  const locale = useLocale();
  const problemId = useId();
  const { name, size, state } = item;
  const isFailed = state === "failed";
  const percent = Math.min(100, Math.floor((100 * (item.sent ?? 0)) / (size || 1)));
  const button = { name, describedBy: isFailed ? problemId : undefined, onFocusLost };

  function problem(): ReactNode {
    if (item.error) return item.error;
    // A server may have a limit that the page does not know.
    if (item.problem !== "tooLarge" || !maxSize) return text[item.problem ?? "notSent"];
    return formatText(text.largerThan, { size: formatSize(maxSize, locale) }, locale);
  }

  function stateText(): string {
    if (state !== "sending") return state === "chosen" || isFailed ? "" : text[state];
    const shown = (percent / 100).toLocaleString(locale, { style: "percent" });
    return formatText(text.sending, { percent: shown }, locale);
  }

  return (
    <li className="ck-file" data-state={state}>
      <FilePicture file={item.file} />
      <div data-part="about">
        <bdi data-part="name">{shownName(name)}</bdi>
        <span data-part="size">{formatSize(size, locale)}</span>
        {stateText() && <span data-part="state">{stateText()}</span>}
        {state === "sending" && (
          <ProgressBar value={percent} aria-label={shownName(name)} aria-valuetext={stateText()} />
        )}
        {isFailed && (
          <div data-part="problem" id={problemId}>
            {problem()}
          </div>
        )}
      </div>
      <div data-part="actions">
        {isFailed && item.retryable && onRetry && (
          <FileButton
            {...button}
            label={text.tryAgainFile}
            onClick={({ currentTarget }) => {
              (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
              onRetry(item);
            }}
          >
            {text.tryAgain}
          </FileButton>
        )}
        {onRemove && (isUnderway(item) || isFailed || state === "chosen") && (
          <FileButton
            {...button}
            label={isUnderway(item) ? text.cancelFile : text.removeFile}
            onClick={({ currentTarget }) => {
              focusNext(currentTarget.closest("li"));
              onRemove(item);
            }}
          >
            {isUnderway(item) ? text.cancel : text.remove}
          </FileButton>
        )}
      </div>
    </li>
  );
}

/** Moves the focus from a file that is about to be removed to the next one, or else to the previous one. */
function focusNext(row: Element | null): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector("button")?.focus();
}
