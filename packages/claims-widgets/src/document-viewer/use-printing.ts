"use client";

import { useEffect, useRef } from "react";
import { printFile } from "./print-file.ts";

/** Prints a document. One frame at most exists at a time, and none after the component is unmounted. */
export function usePrinting(url: string): () => void {
  const remove = useRef<() => void>(undefined);
  useEffect(() => () => remove.current?.(), []);

  return () => {
    remove.current?.();
    remove.current = printFile(url);
  };
}
