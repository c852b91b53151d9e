import { fireEvent } from "@testing-library/react";

/** First bytes of each kind of file, in hexadecimal. */
const HEADS = {
  jpeg: "ffd8ffe000104a46494600",
  png: "89504e470d0a1a0a",
  heic: "0000001866747970686569630000000068656963",
  pdf: "255044462d312e37",
  html: "3c68746d6c3e",
  svg: "3c737667",
};

/** A file of a kind, whatever its name says. */
export function fileOf(kind: keyof typeof HEADS, name: string, size = 2_000): File {
  const head = Uint8Array.from(HEADS[kind].match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const type = name.endsWith(".pdf") ? "application/pdf" : "image/jpeg";
  return new File([head, new Uint8Array(size - head.length)], name, { type, lastModified: 1 });
}

/** A photo of 1 × 1 pixel, which browsers can show. */
export function smallPhoto(name: string): File {
  const gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
  const bytes = Uint8Array.from(atob(gif), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: "image/gif", lastModified: 1 });
}

/** What a drop or a paste of files carries. */
export function transferOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/**
 * Dispatches an event of a drag, such as `drop`, or pastes.
 *
 * @returns whether the browser's default action was not prevented
 */
export function transfer(
  type: "dragover" | "dragleave" | "drop" | "paste",
  target: Element,
  data: DataTransfer | readonly File[],
): boolean {
  const carried = data instanceof DataTransfer ? data : transferOf(data);
  const options = { bubbles: true, cancelable: true };
  return fireEvent(
    target,
    type === "paste"
      ? new ClipboardEvent(type, { ...options, clipboardData: carried })
      : new DragEvent(type, { ...options, dataTransfer: carried, relatedTarget: document.body }),
  );
}
