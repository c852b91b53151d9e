import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientThatAnswers } from "../testing/client-that-answers.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { isClaimsError } from "./errors.ts";
import type { Schema } from "./schema/schema.ts";

// What may come back of any call: whatever a server sends, there is a model or a ClaimsError.

/** An input that every call takes. */
const input = {
  claimNumber: "CLM-1",
  contactId: "7",
  policyNumber: "POL-1",
  category: "REPORT",
  text: "chicago",
  zipCode: "60654",
  accessToken: "t",
  documentPublicID: "D",
};

const calls = Object.values(endpoints) as readonly Endpoint<unknown, unknown>[];
const jsonCalls = calls.filter(({ accept }) => !accept);

/** What a client makes of the text of an answer: a model, or the code of its error. Nothing else is thrown. */
async function outcome(call: Endpoint<unknown, unknown>, text: string, isThirdParty = false) {
  const { client } = clientThatAnswers([() => new Response(text)], { cache: false });
  try {
    return { model: await client.call(call, { ...input, isThirdParty }) };
  } catch (thrown) {
    if (!isClaimsError(thrown)) throw thrown;
    return { code: thrown.code };
  }
}

interface Described extends Schema<unknown> {
  entries?: Record<string, Described>;
  item?: Described;
  wrapped?: Described;
  options?: Described[];
}

/** Values that are like what a schema asks for, but not always what it takes. */
function like(schema: Described): fc.Arbitrary<unknown> {
  const odd = { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 };
  const kind = (): fc.Arbitrary<unknown> => {
    if (schema.entries) {
      const fields = Object.entries(schema.entries).map(([name, entry]) => [name, like(entry)]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    if (schema.item) return fc.array(like(schema.item), { maxLength: 4 });
    if (schema.options) return fc.oneof(...schema.options.map(like));
    if (schema.wrapped) return fc.option(like(schema.wrapped));
    return fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constantFrom("complete", "REPORT", "CURRENT", "2026-11-20", "10", "__proto__"),
    );
  };
  return fc.oneof({ arbitrary: kind(), weight: 9 }, odd);
}

const RUNS = { numRuns: 60 };

describe.each(calls)("$name", (call) => {
  test("makes a model or a ClaimsError of any JSON", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.boolean(), async (text, isThirdParty) => {
        await outcome(call, text, isThirdParty);
      }),
      RUNS,
    );
  });

  test("makes a model or a ClaimsError of any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        await outcome(call, text);
      }),
      RUNS,
    );
  });
});

describe.each(jsonCalls)("$name", (call) => {
  test("makes a model or a ClaimsError of what is like its answer", async () => {
    await fc.assert(
      fc.asyncProperty(like(call.response as Described), fc.boolean(), async (wire, isThird) => {
        await outcome(call, JSON.stringify(wire ?? null), isThird);
      }),
      RUNS,
    );
  });

  const fields = Object.keys((call.response as Described).entries ?? {}).slice(0, 4);

  test.each([
    { case: "a megabyte of text", value: "x".repeat(1_000_000) },
    { case: "10,000 items", value: Array.from({ length: 10_000 }, () => ({})) },
    { case: "200,000 items that are none", value: Array.from({ length: 200_000 }, () => 0) },
  ])("stands $case in its fields", async ({ value }) => {
    const wire = Object.fromEntries(fields.map((name) => [name, value]));
    await outcome(call, JSON.stringify(wire));
  });

  test("stands depth", async () => {
    const depth = 100_000;
    for (const [open, close] of [
      ["[", "]"],
      [`{"${fields[0]}":`, "}"],
    ] as const) {
      await outcome(call, `${open.repeat(depth)}1${close.repeat(depth)}`);
    }
  });

  test("is not taken in by names that objects have of old", async () => {
    const pollution = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    for (const value of [pollution, `[${pollution}]`]) {
      await outcome(call, `{"__proto__":${value},${fields.map((name) => `"${name}":${value}`)}}`);
    }
    expect("polluted" in {}).toBe(false);
  });
});

/** Lists of the calls, with items that are good whatever stands beside them. */
const lists = [
  { name: "claimContacts", list: ["claimContacts"], item: { contactId: "ID" } },
  { name: "claimSearch", list: ["claimSummaries"], item: { claimNumber: "ID" } },
  { name: "reportDetails", list: ["coverageInfo"], item: { name: "ID" } },
  { name: "reportDetails", list: ["displayInfo"], item: { displayKey: "ID" } },
  { name: "servicesDetails", list: ["details"], item: { displayKey: "ID" } },
  { name: "payoutDetails", list: ["paymentDetails"], item: { payee: "ID" } },
  {
    name: "repairsDetails",
    list: ["viewEstimate", "estimates"],
    item: { documentPublicID: "ID", accessToken: "t" },
  },
  {
    name: "faqs",
    list: ["faqs"],
    item: { faqId: "ID", question: "?", answer: "!", category: "REPORT", ranking: -1e300 },
  },
  {
    name: "repairFacilitiesSearch",
    list: ["participants"],
    item: { shopId: "ID", shopName: "A shop" },
  },
  { name: "locationSuggest", list: ["suggestions"], item: { text: "ID, USA" } },
  { name: "adjusterSummaries", list: ["adjusters"], item: { claimAdjusterName: "ID" } },
] as const;

test.each(lists)("$name keeps the good of $list beside whatever is bad", async (row) => {
  const call = endpoints[row.name] as Endpoint<unknown, unknown>;
  const good = (id: string): unknown =>
    JSON.parse(JSON.stringify(row.item).replace('"ID', `"${id}`));

  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 }), async (odd) => {
      const items = [good("good-1"), ...odd, good("good-2"), null, {}, good("good-3")];
      const wire = row.list.reduceRight<unknown>((value, name) => ({ [name]: value }), items);
      const { model } = await outcome(call, JSON.stringify(wire));

      const text = JSON.stringify(model);
      for (const id of ["good-1", "good-2", "good-3"]) expect(text).toContain(id);
    }),
    RUNS,
  );
});
