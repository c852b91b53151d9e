"use client";

import { useEffect, useRef } from "react";
import { printFile } from "./print-file.ts";

/** Prints a document. Nothing that shows it outlives the component, one frame at most before that. */
export function usePrinting(url: string): () => void {
  const remove = useRef<() => void>(undefined);
  useEffect(() => () => remove.current?.(), []);

  return () => {
    remove.current?.();
    remove.current = printFile(url);
  };
}
