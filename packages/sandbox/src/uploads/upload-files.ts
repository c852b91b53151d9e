import type { Translate } from "../language.ts";

/** What the insurer says about a file: that every byte has arrived, that it can be used, or that it can't. */
export type UploadState = "sent" | "received" | "refused";

/** A file that has arrived, as the list of a claim's files has it. */
export interface UploadedFile {
  id: string;
  name: string;
  /** The day on which its last byte arrived. */
  sentAt: string;
  state: UploadState;
  /** For `refused`: why, in a sentence. */
  reason?: string;
}

/** A file of which bytes may be missing. */
export interface PartialFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly parts: Uint8Array[];
  offset: number;
  /** The only request that may add bytes: the latest. */
  writer?: Request;
  sentAt?: string;
  state?: UploadState;
}

/** The files that were sent for the claims of a sandbox. */
export class UploadFiles {
  readonly #now: () => Date;
  readonly #claims = new Map<string, Map<string, PartialFile>>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Creates a file, or returns the one with the same id, if the client never received the response. */
  create(claimNumber: string, file: Pick<PartialFile, "id" | "name" | "size">): PartialFile {
    const files = this.#filesOf(claimNumber);
    const created = files.get(file.id) ?? { ...file, parts: [], offset: 0 };
    files.set(file.id, created);
    return created;
  }

  /** Returns a file of a claim. */
  find(claimNumber: string, id: string): PartialFile | undefined {
    return this.#claims.get(claimNumber)?.get(id);
  }

  /** Adds bytes to a file, which is sent when it has all of them. */
  append(file: PartialFile, bytes: Uint8Array): void {
    file.parts.push(bytes);
    file.offset += bytes.length;
    if (file.offset < file.size) return;
    file.state ??= "sent";
    file.sentAt ??= this.#now().toISOString().slice(0, 10);
  }

  /** The files of a claim that have arrived. */
  list(claimNumber: string, t: Translate): UploadedFile[] {
    const reason = t("The photo is incomplete.", "La foto está incompleta.");
    return [...this.#filesOf(claimNumber).values()].flatMap(({ id, name, state, sentAt }) => {
      if (!state || !sentAt) return [];
      const file = { id, name, sentAt, state };
      return state === "refused" ? Object.assign(file, { reason }) : file;
    });
  }

  /** Lets the insurer look at all files of a claim that have arrived. */
  review(claimNumber: string): void {
    for (const file of this.#filesOf(claimNumber).values()) {
      if (file.state === "sent") file.state = isWhole(file) ? "received" : "refused";
    }
  }

  /** Drops all files of a claim. */
  drop(claimNumber: string): void {
    this.#claims.delete(claimNumber);
  }

  #filesOf(claimNumber: string): Map<string, PartialFile> {
    const files = this.#claims.get(claimNumber) ?? new Map<string, PartialFile>();
    this.#claims.set(claimNumber, files);
    return files;
  }
}

/** Whether a JPEG has its end. Other files are not checked. */
function isWhole({ parts }: PartialFile): boolean {
  // A part may be a single byte.
  const start = parts.slice(0, 2).flatMap((part) => Array.from(part.subarray(0, 2)));
  const end = parts.slice(-2).flatMap((part) => Array.from(part.subarray(-2)));
  const isJpeg = start[0] === 0xff && start[1] === 0xd8;
  return !isJpeg || (end.at(-2) === 0xff && end.at(-1) === 0xd9);
}
