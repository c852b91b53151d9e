import type { GenericSchema } from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { CUT, DROPPED, type Issue, MORE } from "./schema/schema.ts";

// Replaced by bundlers; undefined on a page without one.
declare const process: { env: { NODE_ENV?: string } };

/** The parts that our schemas share with valibot's. */
interface Described {
  entries?: Readonly<Record<string, Described>>;
  item?: Described;
  wrapped?: Described;
  options?: readonly Described[];
}

const explained = new Set<string>();

/**
 * In development, names the fields of a response that can't be read, with what is expected, and those that the call
 * doesn't know but that resemble one of its fields, such as `payment_details`. Names each once.
 */
export function explainFields(
  { name, response }: Pick<Endpoint<never, unknown>, "name" | "response">,
  wire: unknown,
  issues: readonly Issue[],
): void {
  try {
    // Inside the condition, so that minifiers remove it all in production.
    if (process.env.NODE_ENV === "development") {
      const problems = [...unreadableFields(issues), ...misnamedFields(response, wire)];
      for (const problem of problems) {
        const message = `${name}: ${problem}`;
        if (explained.has(message)) continue;
        explained.add(message);
        // oxlint-disable-next-line no-console -- meant for developers
        console.warn(
          `${message} See https://github.com/claimkit/claimkit/blob/main/docs/reference/api.md#tolerance`,
        );
      }
    }
  } catch {
    // There is no `process` on a page without a bundler.
  }
}

function unreadableFields(issues: readonly Issue[]): string[] {
  return issues
    .filter(({ type }) => type !== CUT && type !== MORE)
    .map(({ type, path = [] }) => {
      const at = path.map(({ key }) => key).join(".");
      const expected = type === DROPPED ? "a value that can be read" : `of type ${type}`;
      return `in the response, "${at}" is not ${expected}.`;
    });
}

/** Describes the fields of a response that resemble known ones, with their paths. */
export function misnamedFields(
  schema: GenericSchema | Described,
  wire: unknown,
  path = "",
): string[] {
  if (typeof wire !== "object" || wire === null) return [];
  const { entries, item, wrapped, options } = schema as Described;
  if (wrapped) return misnamedFields(wrapped, wire, path);
  if (options) return options.flatMap((each) => misnamedFields(each, wire, path));
  if (item) return misnamedFields(item, Array.isArray(wire) ? wire[0] : wire, path);
  if (!entries || Array.isArray(wire)) return [];
  return Object.entries(wire).flatMap(([name, value]) => {
    const at = path ? `${path}.${name}` : name;
    const known = entries[name];
    if (known) return misnamedFields(known, value, at);
    const meant = Object.keys(entries).find(
      (entry) => !Object.hasOwn(wire, entry) && resembles(name, entry),
    );
    return meant ? [`the response has "${at}", which is not read. Did you mean "${meant}"?`] : [];
  });
}

function resembles(name: string, known: string): boolean {
  const [a, b] = [name, known].map((each) => each.toLowerCase().replace(/[^a-z\d]/g, "")) as [
    string,
    string,
  ];
  if (a === b || `${a}s` === b || a === `${b}s`) return true;
  // One letter is wrong, missing or too many.
  if (Math.abs(a.length - b.length) > 1 || b.length < 5) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return (
    a.slice(at + 1) === b.slice(at + 1) ||
    a.slice(at) === b.slice(at + 1) ||
    a.slice(at + 1) === b.slice(at)
  );
}
