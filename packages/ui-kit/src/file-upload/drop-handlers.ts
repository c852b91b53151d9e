import type { ClipboardEvent, DragEvent } from "react";

type Box = HTMLFieldSetElement;

/** Handlers of a part of the page on which files can be dropped or pasted. */
export interface DropHandlers {
  onPaste: (event: ClipboardEvent<Box>) => void;
  onDragOver: (event: DragEvent<Box>) => void;
  onDragLeave: (event: DragEvent<Box>) => void;
  onDrop: (event: DragEvent<Box>) => void;
}

/**
 * Accepts files that are dropped or pasted, and leaves everything else to the browser.
 *
 * @param host the caller's handlers, which run first and can prevent it
 * @param onDragging called with whether files are dragged over the part
 */
export function dropHandlers(
  host: { [Name in keyof DropHandlers]?: DropHandlers[Name] | undefined },
  onDragging: (isDragging: boolean) => void,
  onFiles: (files: FileList) => void,
): DropHandlers {
  function take(event: DragEvent<Box> | ClipboardEvent<Box>, data: DataTransfer): void {
    onDragging(false);
    if (isLeft(event, data)) return;
    event.preventDefault();
    if (!event.currentTarget.matches(":disabled")) onFiles(data.files);
  }

  return {
    onPaste(event) {
      host.onPaste?.(event);
      take(event, event.clipboardData);
    },
    onDragOver(event) {
      host.onDragOver?.(event);
      if (isLeft(event, event.dataTransfer)) return;
      // Otherwise, the browser would leave the page and open the file, also from a disabled field.
      event.preventDefault();
      onDragging(!event.currentTarget.matches(":disabled"));
    },
    onDragLeave(event) {
      host.onDragLeave?.(event);
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) onDragging(false);
    },
    onDrop(event) {
      host.onDrop?.(event);
      take(event, event.dataTransfer);
    },
  };
}

/** Whether an event is left to the browser. While something is dragged, browsers tell only its kind. */
function isLeft({ defaultPrevented }: { defaultPrevented: boolean }, data: DataTransfer): boolean {
  return defaultPrevented || !data.types.includes("Files");
}
