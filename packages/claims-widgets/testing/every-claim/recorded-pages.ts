import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

/** A page recorded by `every-claim.test.tsx`. */
export interface RecordedPage {
  claimNumber: string;
  persona: "member" | "third-party";
  language: "en-US" | "es-US";
  text: string;
}

/** Reads the pages of all claims, in the order of their numbers. */
export function recordedPages(): RecordedPage[] {
  const folder = resolve(import.meta.dirname, "claims");
  return globSync("*.txt", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const pages = readFileSync(resolve(folder, file), "utf8").split(/^# (?=member|third-party)/m);
      return pages.slice(1).map((page) => readPage(basename(file, ".txt"), page));
    });
}

/** Splits "member, en-US", the heading of a page, from its text. */
function readPage(claimNumber: string, page: string): RecordedPage {
  const end = page.indexOf("\n");
  const [persona, language] = page.slice(0, end).split(", ") as [
    RecordedPage["persona"],
    RecordedPage["language"],
  ];
  return { claimNumber, persona, language, text: page.slice(end + 1) };
}
