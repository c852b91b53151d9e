"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "../shared/use-latest.ts";
import { useReset } from "../shared/use-reset.ts";
import { contentProblem, type FileLimits, type FileProblem, sizeProblem } from "./file-problem.ts";

/** A file that was chosen but can't be used. */
export interface RefusedFile {
  file: File;
  problem: FileProblem;
}

/** What was not added, and why. The list itself is still valid. */
export interface FileNotice {
  /** A file that is already in the list. */
  duplicate?: File | undefined;
  /** Whether there were more files than allowed. */
  tooMany: boolean;
}

interface FilesOptions extends FileLimits {
  value: readonly File[] | undefined;
  defaultValue: readonly File[] | undefined;
  maxFiles: number;
  onChange: (files: readonly File[]) => void;
  /** Called with files that were chosen before hydration. */
  onEarly: (files: readonly File[]) => void;
}

/** The files of an upload. */
export interface Files {
  files: readonly File[];
  refused: readonly RefusedFile[];
  notice: FileNotice | undefined;
  add: (added: readonly File[]) => void;
  remove: (file: File) => void;
  /** Says what a queue could not take. */
  say: (notice: FileNotice | undefined) => void;
  /** Replaces the files, for a script that has set the value. */
  adopt: (files: readonly File[]) => void;
}

const none: readonly File[] = [];

/**
 * The files of an upload, controlled or not. They are written to a native input, so that the browser submits and validates
 * them, until its form's reset restores the initial files.
 */
export function useFiles(input: RefObject<HTMLInputElement | null>, options: FilesOptions): Files {
  // In an object, so that each change renders, and thereby writes the files to the input.
  const [own, setOwn] = useState<{ files?: readonly File[] }>({});
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [notice, setNotice] = useState<FileNotice>();
  const watchReset = useReset(() => {
    setOwn({});
    setRefused([]);
    setNotice(undefined);
  });
  const files = options.value ?? own.files ?? options.defaultValue ?? none;
  const latest = useLatest({ ...options, files });
  const isMounted = useRef(false);

  useLayoutEffect(() => {
    const { current } = input;
    if (!current) return;
    const early = isMounted.current ? none : [...(current.files ?? none)];
    isMounted.current = true;
    if (early.length > 0 && files.length === 0) options.onEarly(early);
    else setFiles(current, files);
  });

  function change(next: readonly File[]): void {
    watchReset(input.current?.form);
    setOwn({ files: next });
    latest.current.onChange(next);
  }

  function add(added: readonly File[]): void {
    const { maxFiles, ...limits } = latest.current;
    // The only file of a field is replaced.
    const before = maxFiles === 1 ? none : latest.current.files;
    const fresh = added.filter((file) => !before.some((other) => isSame(file, other)));
    const wrong = fresh.flatMap((file) => {
      const problem = sizeProblem(file, limits);
      return problem ? { file, problem } : [];
    });
    const usable = fresh.filter((file) => !wrong.some((each) => each.file === file));
    const next = [...before, ...usable].slice(0, maxFiles);
    const tooMany = before.length + usable.length > maxFiles;
    const duplicate = added.find((file) => !fresh.includes(file));
    setRefused((others) => [...(maxFiles === 1 ? [] : others), ...wrong]);
    setNotice(tooMany || duplicate ? { tooMany, duplicate } : undefined);
    change(next);
    void refuseByContent(next.slice(before.length), limits);
  }

  /** After the files were added, so that a form that is submitted at once has them. */
  async function refuseByContent(added: readonly File[], limits: FileLimits): Promise<void> {
    const checked = await Promise.all(
      added.map(async (file) => ({ file, problem: await contentProblem(file, limits) })),
    );
    const current = latest.current.files;
    const wrong = checked.filter(
      (each): each is RefusedFile => each.problem !== undefined && current.includes(each.file),
    );
    if (wrong.length === 0) return;
    // At once, because another check that ends now would bring these files back.
    flushSync(() => {
      setRefused((others) => [...others, ...wrong]);
      change(current.filter((file) => !wrong.some((each) => each.file === file)));
    });
  }

  return {
    files,
    refused,
    notice,
    add,
    remove(file) {
      setNotice(undefined);
      setRefused((others) => others.filter((each) => each.file !== file));
      change(latest.current.files.filter((each) => each !== file));
    },
    say: setNotice,
    adopt(next) {
      watchReset(input.current?.form);
      setRefused([]);
      setOwn({ files: next });
    },
  };
}

interface FileIdentity {
  name: string;
  size: number;
  lastModified?: number | undefined;
}

/** Whether two files are probably the same, without reading them. */
export function isSame(one: FileIdentity, other: FileIdentity): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}

/** Does nothing in jsdom, which has no `DataTransfer`. */
function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  const shown = input.files ?? none;
  const isShown = shown.length === files.length && files.every((file, at) => file === shown[at]);
  if (isShown || !("DataTransfer" in globalThis)) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
