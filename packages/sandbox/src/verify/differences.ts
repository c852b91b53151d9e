/** A difference between an API and its contract. */
export interface Difference {
  /** `error`: someone sees something wrong, nothing, or what they must not see. `warning`: the client copes with it. */
  readonly level: "error" | "warning";
  /** The call, such as `claimSummary`; `all` for most of them. */
  readonly call: string;
  /** The field, the header or the status, such as `claimSummaries.*.lossDate`. */
  readonly field: string;
  /** What the API has sent. */
  readonly sent: string;
  /** What it should send. */
  readonly send: string;
  /** What happens otherwise. */
  readonly why: string;
}

/** What one request or one value has shown. */
export type Found = Omit<Difference, "level" | "call"> & { level?: Difference["level"] };

/** The differences so far, each once. Secrets in them are masked. */
export class Differences {
  readonly #found = new Map<string, Difference>();
  readonly #secrets = new Set<string>();

  /** Never prints this text. */
  keepSecret(text: unknown): void {
    if (typeof text === "string" && text.length > 3) this.#secrets.add(text);
  }

  add(call: string, { level = "error", field, sent, send, why }: Found): void {
    const where = field.replace(/(?<=^|\.)\d+(?=\.|$)/g, "*");
    const key = `${call} ${where} ${send}`;
    if (this.#found.has(key)) return;
    this.#found.set(key, { level, call, field: where, sent, send, why });
  }

  /** Errors first, then by call. What most calls do is one difference. */
  list(): Difference[] {
    const bySentence = new Map<string, Difference[]>();
    for (const difference of this.#found.values()) {
      const { field, sent, send } = difference;
      const sentence = JSON.stringify([field, sent, send]);
      bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), difference]);
    }
    const all = [...bySentence.values()].flatMap((same): Difference[] => {
      const [first] = same;
      return first && same.length >= MOST_CALLS ? [{ ...first, call: "all" }] : same;
    });
    const masked = all.map(({ level, call, field, sent, send, why }): Difference => ({
      level,
      call,
      field,
      sent: this.#masked(sent),
      send: this.#masked(send),
      why,
    }));
    return masked.toSorted(
      (a, b) => a.level.localeCompare(b.level) || a.call.localeCompare(b.call),
    );
  }

  /** A text without secrets. */
  #masked(text: string): string {
    let masked = text;
    // Longer ones first, because one secret may be a part of another.
    for (const secret of [...this.#secrets].toSorted((a, b) => b.length - a.length)) {
      masked = masked.replaceAll(secret, "(a token)");
    }
    return masked;
  }
}

/** A difference of so many calls is one of the whole API. */
const MOST_CALLS = 8;

const MAX_QUOTED = 60;

/** A value of a response as it is quoted: short, and without control characters. */
export function quoted(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value).replace(/[^\P{C}\n]/gu, "\ufffd");
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}
