import { type CallResult, type ClaimsWarning, limitWarnings } from "../answer.ts";
import type { AnswerCache, CachedAnswer } from "../cache/answer-cache.ts";
import type { Call, CallSettings, Endpoint } from "../endpoint.ts";
import { parseJson } from "../parse-json.ts";
import { DEFAULT_LANGUAGE, parseWire, tagsOf } from "../read-answer.ts";
import { isForThirdParty, listedPart } from "../third-party.ts";
import {
  answerId,
  INITIAL_DATA_VERSION,
  type InitialAnswer,
  type InitialData,
} from "./initial-data.ts";
import { inTimeZone } from "./in-time-zone.ts";
import { pageAge } from "./page-age.ts";
import { fromRawData } from "./raw-data.ts";

// Why: docs/decisions/server-rendering.md

/** In characters. A page that is larger would be slower than one that requests its data. */
const MAX_LENGTH = 2_000_000;

/** In ms. Older data is shown, and requested again. */
const FRESH_FOR = 30_000;

/** What a call's result depends on besides its input. */
interface ReadContext {
  readonly settings: CallSettings;
  readonly locale: string | undefined;
  readonly serverId: string | undefined;
}

/** The result of a call that a server has handed over. */
export interface InitialResult<O> {
  /**
   * Returns it as the server has rendered it, until `clear()` or another user. A page that hydrates shows it first, also
   * if it has been invalidated in the meantime.
   */
  first(): CallResult<O> | undefined;
  /** Whether it is the last result of the call, and less than 30 s old. */
  isFresh(): boolean;
  /** Whether it is the last result of the call, and so old that it has to be requested again. */
  isOld(): boolean;
}

/** What a server has handed over to one client. */
export interface ConnectedAnswers {
  /** The date in the server's time zone when it rendered the page, such as `2026-11-20`. */
  readonly today: string;
  /** Returns the result of a call and adds it to the cache, unless its response is missing or invalid. */
  prepare<I, O>(
    key: string,
    source: Call<I, O>,
    input: I,
    context: ReadContext,
  ): InitialResult<O> | undefined;
  /** Parts that hydrate later still show this data first, and then request it again. */
  invalidate(): void;
}

/** What a server has handed over to the page, for the option `initialData` of a client. */
export interface InitialAnswers {
  /** Digest of the user. */
  readonly owner: string;
  /**
   * Called by the client.
   *
   * @param isCurrent whether the data is the current user's; a promise if that is not known yet
   */
  connect(cache: AnswerCache, isCurrent: () => boolean | Promise<boolean>): ConnectedAnswers;
}

/** A result in two time zones. */
interface TwoResults {
  readonly first: CachedAnswer;
  /** In the reader's time zone. The same object if nothing differs. */
  readonly own: CachedAnswer;
}

/**
 * Reads the data that a server has handed over with `prefetchClaim`, or as {@link RawInitialData}, for the option
 * `initialData` of a client. Pages without such data don't load this code.
 *
 * Each response is validated when it is used, as if it had been requested.
 *
 * @param data the data, or its JSON
 * @returns `undefined` for data of another version, for more than 2 million characters, and for anything else that
 *   is not such data. The page then requests everything.
 */
export function readInitialData(data: unknown): InitialAnswers | undefined {
  const parsed = parse(data);
  if (!parsed) return undefined;
  const { owner, today, time, timeZone, answers } = parsed;
  const known = new Map(answers.map((answer) => [answerId(answer), answer]));
  const isOwnZone = timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone;
  let shiftedAnswers: ReadonlyMap<string, InitialAnswer> | undefined;

  /** The responses in the server's time zone. */
  function shifted(): ReadonlyMap<string, InitialAnswer> {
    shiftedAnswers ??= new Map(
      [...known].map(([id, answer]) => [
        id,
        { ...answer, wire: inTimeZone(answer.wire, timeZone) },
      ]),
    );
    return shiftedAnswers;
  }

  function read<I, O>(source: Call<I, O>, input: I, context: ReadContext): TwoResults | undefined {
    try {
      const own = resultOf(source, input, context, known);
      if (!own || isOwnZone) return own && { first: own, own };
      const first = resultOf(source, input, context, shifted()) ?? own;
      const isSame = JSON.stringify(first.data) === JSON.stringify(own.data);
      return { first: isSame ? own : first, own };
    } catch {
      // Invalid, so it is requested.
      return undefined;
    }
  }

  function isYoung(): boolean {
    const age = Date.now() - time;
    return (age >= 0 && age < FRESH_FOR) || pageAge() < FRESH_FOR;
  }

  return {
    owner,
    connect(cache, isCurrent) {
      const results = new Map<string, TwoResults | undefined>();
      let isValid = true;
      return {
        today,
        prepare(key, source, input, context) {
          const isNew = !results.has(key);
          const result = isNew ? read(source, input, context) : results.get(key);
          results.set(key, result);
          if (!result) return undefined;
          const { first, own } = result;
          if (isNew && isValid) cache.set(key, own, source.keep ?? "revalidate");
          const isLast = (): boolean => cache.get(key)?.data === own.data;
          const { warnings, language } = first;
          // The response is of the call, so the data is of its type.
          const shown = { data: first.data as never, source: "cache", warnings, language } as const;
          return {
            first: () => (isCurrent() ? shown : undefined),
            isFresh: () => isLast() && isYoung(),
            isOld: () => isLast() && !isYoung(),
          };
        },
        invalidate: () => void (isValid = false),
      };
    },
  };
}

function parse(data: unknown): InitialData | undefined {
  try {
    const text = typeof data === "string" ? data : JSON.stringify(data);
    if (text.length > MAX_LENGTH) return undefined;
    const parsed = parseJson(text);
    return isInitialData(parsed) ? parsed : fromRawData(parsed);
  } catch {
    return undefined;
  }
}

function isInitialData(data: unknown): data is InitialData {
  const { version, owner, time, timeZone, today, answers } = Object(data) as InitialData;
  // Throws for an unknown time zone.
  if (typeof timeZone !== "string" || !Intl.DateTimeFormat("en", { timeZone })) return false;
  return (
    version === INITIAL_DATA_VERSION &&
    typeof owner === "string" &&
    typeof time === "number" &&
    /^\d{4}-\d\d-\d\d$/.test(today) &&
    Array.isArray(answers) &&
    answers.every(
      ({ call, input }: InitialAnswer) => typeof call === "string" && Object(input) === input,
    )
  );
}

function resultOf<I, O>(
  source: Call<I, O>,
  input: I,
  context: ReadContext,
  known: ReadonlyMap<string, InitialAnswer>,
): CachedAnswer | undefined {
  if (!("run" in source)) return singleResult(source, input, context, known);
  const warnings: ClaimsWarning[] = [];
  let language = DEFAULT_LANGUAGE;
  const data = source.fromKnown?.((part, partInput) => {
    const result = resultOf(part, partInput, context, known);
    if (!result) return undefined;
    warnings.push(...result.warnings);
    ({ language } = result);
    // The result is of the part's type.
    return result.data as never;
  }, input);
  return data && { data, warnings: limitWarnings(warnings), language, messageId: "" };
}

function singleResult<I, O>(
  endpoint: Endpoint<I, O>,
  input: I,
  { settings, locale, serverId }: ReadContext,
  known: ReadonlyMap<string, InitialAnswer>,
): CachedAnswer | undefined {
  const answer = known.get(
    answerId({ call: endpoint.name, input: Object(input), locale, serverId }),
  );
  if (!answer) return undefined;
  const { wire: received, language = "", isRedacted, warnings: removed = [] } = answer;
  const { wire, warnings: problems } = parseWire(endpoint, received, settings);
  const isTheirs = isForThirdParty(endpoint, input, wire);
  const mayShow = !isTheirs || isRedacted === true || settings.showPolicyFactsToThirdParties;
  if (!mayShow || (isTheirs && !endpoint.thirdParty)) return undefined;
  const headers = new Headers({ "Content-Language": language });
  const warnings = [...removed, ...problems];
  const visible = isTheirs ? listedPart(endpoint, wire, { redaction: undefined, warnings }) : wire;
  const data = endpoint.model(visible, input, { settings, headers, warnings, received });
  const [tag = DEFAULT_LANGUAGE] = tagsOf(headers);
  return { data, warnings: limitWarnings(warnings), language: tag, messageId: "" };
}
