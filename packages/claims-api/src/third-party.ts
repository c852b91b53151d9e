import { type GenericSchema, safeParse } from "valibot";
import type { ClaimsWarning } from "./answer.ts";
import type { CallSettings, HttpCall, ModelContext } from "./endpoint.ts";
import { ClaimsError } from "./errors.ts";
import type * as policyRedaction from "./policy-redaction.ts";
import type { Redaction } from "./policy-redaction.ts";
import type { DisplayInfo } from "./schema/display-info.ts";
import { isBlank } from "./schema/schema.ts";

/**
 * How a third party sees a field. Text that says something about the policy is removed from it:
 *
 * - `text`: the sentences that do
 * - `value`: the whole text
 * - `name`: the whole text, which is the same in every language: a person, a vehicle, an email address, or a date
 * - `rows`: the rows that do
 * - `own amount`, `own rows`, `rental rows`: as above, but the third party's own amounts remain; of `rental rows`, those
 *   of rows about a rental car
 * - `code`: nothing, because it is not text to read: an id, a known word, a number or a flag
 * - a list of known words: like `value`
 * - an object: the fields of an object, or of each object in a list
 *
 * If the words of the response's language are unknown, only names, codes, known words and own amounts remain.
 */
export type ThirdPartyField =
  | "text"
  | "value"
  | "name"
  | "rows"
  | "own amount"
  | "own rows"
  | "rental rows"
  | "code"
  | readonly string[]
  | { readonly [name: string]: ThirdPartyField };

/** The fields of a response that a third party may see. */
export type ThirdPartyFields<W> = { readonly [Name in keyof W]?: ThirdPartyField };

/** The parts that our schemas share with valibot's. */
interface Described {
  entries?: Readonly<Record<string, GenericSchema>>;
  item?: Described;
  wrapped?: Described;
}

/** How to remove what may not be seen. Without a `redaction`, texts stay. */
interface Removal {
  redaction: Redaction | undefined;
  warnings: ClaimsWarning[];
}

/** A value of which nothing may be seen. */
const REMOVED = Symbol("removed");

/** An allowance per day and in all, such as "40 / 1200". */
const ALLOWANCE = /\d ?\/ ?\p{Sc}?\d/u;

const RENTAL =
  /\brent(?:al|ed|ing|s)?\b|transport|alquil|\bdaily\b|\bloaner|\blocation d(?:e\b|['’])|mietwagen|noleggio|aluguel/i;

/** Starts loading the rule for texts, so that it is there when the response is. */
export async function loadRedaction(): Promise<typeof policyRedaction> {
  try {
    return await import("./policy-redaction.ts");
  } catch (cause) {
    throw new ClaimsError({ code: "network" }, { cause });
  }
}

/** Whether a response is for a third party: by the request, or because it says so. */
export function isForThirdParty<I, O, W>(endpoint: HttpCall<I, O, W>, input: I, wire?: W): boolean {
  const { isThirdParty } = Object(input) as { isThirdParty?: unknown };
  return Boolean(isThirdParty) || (wire !== undefined && !!endpoint.isForThirdParty?.(wire));
}

/** Settings of a redaction, and the list that it adds its warnings to. */
export interface RedactionContext extends Pick<ModelContext, "warnings"> {
  readonly settings: Pick<CallSettings, "showPolicyFactsToThirdParties" | "redactedRows">;
}

/** Removes from a response what a third party must not see. Each removed field and text adds a warning. */
// Why: docs/decisions/third-parties.md#a-third-party-sees-what-is-listed
export async function forThirdParty<I, O, W>(
  { name, response, thirdParty }: HttpCall<I, O, W>,
  wire: W,
  { settings, warnings }: RedactionContext,
  languages: readonly string[],
): Promise<W> {
  if (!thirdParty) {
    const advice = "has no list of the fields that a third party may see. Add thirdParty to it.";
    throw new ClaimsError({ code: "configuration", call: name }, { advice });
  }
  const redaction = settings.showPolicyFactsToThirdParties
    ? undefined
    : (await loadRedaction()).redactionFor(languages, settings.redactedRows, warnings);
  return listedPart({ response, thirdParty }, wire, { redaction, warnings });
}

/** The listed fields of a response. */
export function listedPart<I, O, W>(
  { response, thirdParty = {} }: Pick<HttpCall<I, O, W>, "response" | "thirdParty">,
  wire: W,
  removal: Removal,
): W {
  const fields = thirdParty as ThirdPartyField;
  return visiblePart(wire, fields, response as Described, "", removal) as W;
}

function visiblePart(
  value: unknown,
  field: ThirdPartyField,
  schema: Described,
  path: string,
  removal: Removal,
): unknown {
  if (value === undefined || value === null || field === "code") return value;
  const { redaction } = removal;
  if ((typeof field === "string" || isWords(field)) && !redaction) return value;
  if (Array.isArray(value) && !String(field).endsWith("rows")) {
    const items = value.map((item, index) =>
      visiblePart(item, field, itemOf(schema), pathTo(path, index), removal),
    );
    return items.filter((item) => item !== REMOVED);
  }
  if (typeof field === "object" && !isWords(field)) {
    return visibleFields(Object(value), field, entriesOf(schema), path, removal);
  }
  return redacted(value, field, path, redaction as Redaction) ?? REMOVED;
}

/** The visible fields of an object. The others are as if they weren't sent. */
function visibleFields(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, ThirdPartyField>>,
  entries: Readonly<Record<string, GenericSchema>>,
  path: string,
  removal: Removal,
): unknown {
  const result: Record<string, unknown> = {};
  // In the order of `fields`, because a text may complete the one before it.
  for (const name of new Set([...Object.keys(fields), ...Object.keys(entries)])) {
    const { [name]: field } = fields;
    const { [name]: entry } = entries;
    const at = pathTo(path, name);
    if (!field && !isBlank(value[name])) {
      removal.warnings.push({ code: "item_dropped", path: at });
    }
    const part = field
      ? visiblePart(value[name], field, (entry ?? {}) as Described, at, removal)
      : REMOVED;
    const missing = entry && safeParse(entry, undefined);
    if (part !== REMOVED) result[name] = part;
    else if (!field || !missing || missing.success) {
      // So that it is known that there was a text.
      result[name] = field === "text" ? "" : missing?.output;
    } else return REMOVED;
  }
  return result;
}

function isWords(field: ThirdPartyField): field is readonly string[] {
  return Array.isArray(field);
}

function redacted(
  value: unknown,
  field: string | readonly string[],
  path: string,
  redaction: Redaction,
): unknown {
  const text = String(value);
  if (typeof field !== "string") return redaction.value(path, text, field);
  switch (field) {
    case "text":
      return redaction.text(path, text);
    case "value":
      return redaction.value(path, text);
    case "name":
      return redaction.name(path, text);
    case "own amount":
      return redaction.amount(path, text);
    default:
      return redaction.rows(
        path,
        value as readonly DisplayInfo[],
        ({ displayKey, displayValue }) =>
          (field === "own rows" && !ALLOWANCE.test(displayValue)) ||
          (field === "rental rows" && RENTAL.test(`${displayKey} ${displayValue}`)),
      );
  }
}

function pathTo(path: string, name: string | number): string {
  return path ? `${path}.${name}` : String(name);
}

function entriesOf({ entries, wrapped }: Described): Readonly<Record<string, GenericSchema>> {
  return entries ?? (wrapped ? entriesOf(wrapped) : {});
}

function itemOf({ item, wrapped }: Described): Described {
  return item ?? (wrapped ? itemOf(wrapped) : {});
}
