import type { Found } from "./differences.ts";
import { quoted } from "./differences.ts";

/** Fields whose text may have markup. */
const HTML = new Set(["answer"]);

/** Ignored by clients: it may be cut in the middle of a letter or a tag. */
const CUT_TEXT = "visibleAnswer";

const FAULTS = [
  {
    pattern: /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u20ac|\ufffd/,
    isForHtml: true,
    send: "text that is decoded and encoded as UTF-8 once",
    why: "The claimant sees wrong letters.",
  },
  {
    pattern: /[^\P{Cc}\n\r\t]/u,
    isForHtml: true,
    send: "text without control characters",
    why: "Screen readers and copied text contain them.",
  },
  {
    pattern: /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i,
    isForHtml: false,
    send: "plain text without markup",
    why: "Texts are not HTML; the client removes tags.",
  },
] as const;

/** Adds what differs in the texts of a response: encoding, control characters and markup. */
export function checkTexts(value: unknown, report: (found: Found) => void, field = "body"): void {
  const name = field.split(".").at(-1) ?? "";
  if (name === CUT_TEXT) return;
  if (typeof value === "string") {
    const isHtml = HTML.has(name);
    const fault = FAULTS.find(
      ({ pattern, isForHtml }) => (isForHtml || !isHtml) && pattern.test(value),
    );
    if (fault) report({ level: "warning", field, sent: quoted(value), ...explained(fault) });
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    checkTexts(part, report, field === "body" ? key : `${field}.${key}`);
  }
}

function explained({ send, why }: (typeof FAULTS)[number]): Pick<Found, "send" | "why"> {
  return { send, why };
}
