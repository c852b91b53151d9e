import { retryDelay } from "../request/retry.ts";
import type { FileProblem } from "./file-problem.ts";
import { MAX_DELAY, pause } from "./pause.ts";
import type { FileToSend, UploadCall, UploadTransport } from "./transport.ts";
import { UploadError } from "./upload-error.ts";
import type { Entry } from "./upload-item.ts";

/** Statuses after which a later try may succeed without a change. */
const TEMPORARY = new Set([408, 409, 423, 425, 429]);

/** Statuses after which no try will succeed. */
const FINAL = new Set([403, 413, 415, 422]);

/** Limits how often a file that the server has lost is uploaded again. */
const MAX_RESTARTS = 3;

/** Tries without progress while the server answers. Without a connection, there is no limit. */
const MAX_TRIES = 8;

const PROBLEMS: Readonly<Record<number, FileProblem>> = { 413: "tooLarge", 415: "wrongType" };

type Step = "start" | "offset" | "send" | "finish";

/** What {@link sendFile} needs from the queue. */
export interface FileContext {
  transport: UploadTransport;
  signal: AbortSignal;
  baseDelayMs: number;
  headers: (reason: UploadCall["reason"]) => ReturnType<UploadCall["headers"]>;
  update: (change: Partial<Entry>) => void;
  /** Keeps where the upload continues. */
  keep: () => Promise<void>;
}

/** Sends a file, however often the connection is lost. Returns its last state; throws only if the signal has aborted. */
export async function sendFile(entry: Entry, context: FileContext): Promise<Partial<Entry>> {
  const { transport, signal, baseDelayMs, headers, update, keep } = context;
  const file = entry as FileToSend;
  const call: UploadCall = { signal, reason: "initial", headers: () => headers(call.reason) };
  let tries = 0;
  let answeredTries = 0;
  let restarts = 0;
  let current: Step = "start";
  /** The step that was rejected with 401, until it has worked with a new token. */
  let rejected: Step | undefined;

  async function run<T>(step: Step, act: () => Promise<T>): Promise<T> {
    current = step;
    const result = await act();
    if (rejected === step) rejected = undefined;
    call.reason = "initial";
    return result;
  }

  async function send(): Promise<void> {
    const isNew = !entry.url;
    const url = (entry.url ??= await run("start", () => transport.start(file, call)));
    if (isNew) await keep();
    let sent = isNew
      ? 0
      : expectOffset(await run("offset", () => transport.offset(url, file, call)), file);
    while (sent < file.size) {
      const from = sent;
      update({ state: "sending", sent });
      const onProgress = (loaded: number): void => update({ sent: loaded });
      const next = await run("send", () =>
        transport.send(url, file, from, { ...call, onProgress }),
      );
      sent = expectOffset(next, file, sent + 1);
      tries = answeredTries = 0;
    }
    await run("finish", async () => transport.finish?.(url, file, call));
  }

  for (;;) {
    try {
      await send();
      return { state: "sent", sent: file.size, file: undefined };
    } catch (error) {
      signal.throwIfAborted();
      const { status, retryAfterMs } = error as Partial<UploadError>;
      const isOffline = error instanceof UploadError && status === undefined;
      const isGone = status === 404 || status === 410;
      tries += 1;
      if (!isOffline) answeredTries += 1;
      if (status === 401 && rejected !== current && answeredTries < MAX_TRIES) {
        rejected = current;
        call.reason = "expired";
      } else if (isGone && restarts < MAX_RESTARTS) {
        restarts += 1;
        entry.url = undefined;
      } else {
        if (isRefused(status) || answeredTries >= MAX_TRIES) return failure(status);
        update({ state: isOffline ? "offline" : "waiting" });
        await pause(
          retryAfterMs ?? retryDelay(tries - 1, { baseDelayMs, maxDelayMs: MAX_DELAY }),
          signal,
        );
        signal.throwIfAborted();
      }
    }
  }
}

function isRefused(status = 0): boolean {
  return status >= 400 && status < 500 && !TEMPORARY.has(status);
}

function failure(status = 0): Partial<Entry> {
  const problem = PROBLEMS[status] ?? "notSent";
  return { state: "failed", problem, retryable: !FINAL.has(status) };
}

/** Rejects an offset that is impossible for the file. */
function expectOffset(offset: number, { size }: FileToSend, least = 0): number {
  if (Number.isInteger(offset) && offset >= least && offset <= size) return offset;
  throw new UploadError("The server's offset is impossible", 409);
}
