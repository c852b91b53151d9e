import { formatPlural } from "../messages/format-plural.ts";
import { formatText } from "../messages/format-text.ts";
import { shownName } from "./file-name.ts";
import { type FileUploadItem, isSent } from "./file-upload-item.ts";
import type { fileUploadText } from "./text.ts";
import type { FileNotice } from "./use-files.ts";

type Texts = typeof fileUploadText.english;

/** One sentence or more about all files of a list, which is shown and announced. `""` for an empty list. */
export function summaryOf(
  items: readonly FileUploadItem[],
  isQueue: boolean,
  text: Texts,
  locale: string,
): string {
  if (items.length === 0) return "";
  const failed = items.filter(({ state }) => state === "failed").length;
  const all = items.length - failed;
  const sent = items.filter(isSent).length;
  const isOffline = items.some(({ state }) => state === "offline");
  return [
    isQueue
      ? formatText(text.filesSent, { sent, all }, locale)
      : formatText(text.filesChosen, { count: all }, locale),
    isOffline && text.offline,
    failed > 0 && formatText(text.filesFailed, { count: failed }, locale),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Why files were not added; `""` if all were. */
export function noticeText(
  notice: FileNotice | undefined,
  maxFiles: number,
  text: Texts,
  locale: string,
): string {
  if (notice?.tooMany) return formatPlural(text.tooMany, { count: maxFiles }, locale);
  if (!notice?.duplicate) return "";
  return formatText(text.alreadyChosen, { name: shownName(notice.duplicate.name) }, locale);
}
