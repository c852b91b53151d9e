import { useState } from "react";
import { useWords } from "../words/use-words.ts";
import "./drop-area.css";

/** Props of {@link DropArea}. */
export interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
}

/**
 * Takes files. The browser's own control lies over the whole area:
 * it takes what is dropped on it, and its dialog needs no mouse.
 */
export function DropArea({ onFiles }: DropAreaProps) {
  const words = useWords().documents;
  const [isOver, setIsOver] = useState(false);

  return (
    <label className="drop-area" data-over={isOver}>
      <span>
        {words.drop} <b>{words.choose}</b>
      </span>
      <input
        type="file"
        multiple
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
