import { useState } from "react";
import { useMessages } from "../messages/use-messages.ts";
import "./drop-area.css";

/** Props of {@link DropArea}. */
export interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
}

/**
 * A field for files. The native control covers the whole area: it accepts files that are dropped on it, and
 * its dialog works by keyboard.
 */
export function DropArea({ onFiles }: DropAreaProps) {
  const messages = useMessages().documents;
  const [isOver, setIsOver] = useState(false);

  return (
    <label className="drop-area" data-over={isOver}>
      <span>
        {messages.drop} <b>{messages.choose}</b>
      </span>
      <input
        type="file"
        multiple
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
