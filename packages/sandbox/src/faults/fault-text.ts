import type { Fault } from "./fault.ts";
import { checkDelay } from "./wait.ts";

const NUMBERS: Readonly<Record<string, "delayMs" | "retryAfter" | "times">> = {
  delay: "delayMs",
  "retry-after": "retryAfter",
  times: "times",
};

/**
 * Parses a fault from a header or the command line:
 * `503,retry-after=1,times=2`, `delay=20000`, `html`, `wrong-shape`, `truncated`, `drop`.
 */
export function parseFault(text: string): Fault {
  const fault: Fault = Object.assign({}, ...text.split(",").map((word) => parseWord(word.trim())));
  checkDelay(fault.delayMs);
  return fault;
}

function parseWord(word: string): Fault {
  if (/^(204|[45]\d\d)$/.test(word)) return { status: Number(word) };
  switch (word) {
    case "drop":
      return { drop: true };
    case "truncated":
    case "html":
    case "wrong-shape":
      return { body: word };
  }
  const [, name = "", digits] = /^([a-z-]+)=(\d+)$/.exec(word) ?? [];
  const field = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined;
  if (field) return { [field]: Number(digits) };
  throw new Error(
    `Unknown fault "${word}". Use 204, a status from 400 to 599, drop, truncated, html, wrong-shape, delay=<ms>, retry-after=<seconds> or times=<n>.`,
  );
}
