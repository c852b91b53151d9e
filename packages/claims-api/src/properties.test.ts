import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientThatAnswers } from "../testing/client-that-answers.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { isClaimsError } from "./errors.ts";
import type { Schema } from "./schema/schema.ts";

// Whatever a server sends, every call results in a model or a ClaimsError.

/** A valid input for every call. */
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

/** The result of a response: a model, or the code of a `ClaimsError`. Throws any other error. */
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
  type: string;
  entries?: Record<string, Described>;
  item?: Described;
  wrapped?: Described;
  options?: Described[];
}

/** Values that resemble what a schema accepts, but are not always valid. */
function like(schema: Described): fc.Arbitrary<unknown> {
  const anyJson = { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 };
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
  return fc.oneof({ arbitrary: kind(), weight: 9 }, anyJson);
}

const RUNS = { numRuns: 60 };

describe.each(calls)("$name", (call) => {
  test("results in a model or a ClaimsError for any JSON", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.boolean(), async (text, isThirdParty) => {
        await outcome(call, text, isThirdParty);
      }),
      RUNS,
    );
  });

  test("results in a model or a ClaimsError for any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        await outcome(call, text);
      }),
      RUNS,
    );
  });
});

describe.each(jsonCalls)("$name", (call) => {
  test("results in a model or a ClaimsError for similar responses", async () => {
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
    { case: "200,000 invalid items", value: Array.from({ length: 200_000 }, () => 0) },
  ])("handles $case in its fields", async ({ value }) => {
    const wire = Object.fromEntries(fields.map((name) => [name, value]));
    await outcome(call, JSON.stringify(wire));
  });

  test("handles deeply nested JSON", async () => {
    const depth = 100_000;
    for (const [open, close] of [
      ["[", "]"],
      [`{"${fields[0]}":`, "}"],
    ] as const) {
      await outcome(call, `${open.repeat(depth)}1${close.repeat(depth)}`);
    }
  });

  test("does not pollute Object.prototype", async () => {
    const pollution = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    for (const value of [pollution, `[${pollution}]`]) {
      await outcome(call, `{"__proto__":${value},${fields.map((name) => `"${name}":${value}`)}}`);
    }
    expect("polluted" in {}).toBe(false);
  });
});

/** A valid value of a schema. */
function validFor(schema: Described, name = ""): unknown {
  if (schema.entries) {
    const { entries } = schema;
    return Object.fromEntries(
      Object.entries(entries).map(([field, entry]) => [field, validFor(entry, field)]),
    );
  }
  if (schema.item) return [validFor(schema.item)];
  if (schema.wrapped) return validFor(schema.wrapped, name);
  if (schema.options) return "text";
  if (schema.type === "number") return 1;
  if (schema.type === "boolean") return true;
  if (name === "category" || name === "categoryName") return "REPORT";
  return name === "claimNumber" ? "CLM-1" : "Text, USA";
}

describe.each(jsonCalls)("$name", (call) => {
  const described = call.response as Described;
  const valid = validFor(described) as Readonly<Record<string, unknown>>;
  const inSnakeCase = Object.fromEntries(
    Object.entries(valid).map(([name, value]) => [`its_${name}`, value]),
  );

  test("is read if it is valid", async () => {
    expect(await outcome(call, JSON.stringify(valid))).toHaveProperty("model");
  });

  test("is not read in an envelope, in other fields, or in an error", async () => {
    for (const wire of [
      { status: "SUCCESS", data: valid },
      { status: 200, result: valid },
      { success: true, payload: valid, message: null },
      { data: { [call.name]: valid } },
      { data: null, errors: [{ message: "Timed out" }] },
      { status: 500, error: "Internal Server Error" },
      { code: "NOT_AUTHORIZED", message: "Log in", status: "FAILED" },
      { fault: { faultstring: "Quota" } },
      { status: "Open" },
      inSnakeCase,
      "text",
      7,
    ]) {
      const result = await outcome(call, JSON.stringify(wire));
      expect(result, JSON.stringify(wire)).toEqual({ code: "invalid_response" });
    }
  });

  const fields = Object.entries(described.entries ?? {});
  const isList = (entry: Described): boolean => Boolean(entry.item ?? entry.wrapped?.item);

  test("is invalid if no item of its only list can be read", async () => {
    for (const [name] of fields.filter(([, entry]) => isList(entry))) {
      for (const items of [[{ other: 1 }], ["", 7, null], { "1": { other: 1 } }]) {
        const result = await outcome(call, JSON.stringify({ [name]: items }));
        // Texts are read from numbers.
        if (!("model" in result)) expect(result).toEqual({ code: "invalid_response" });
        else expect(JSON.stringify(result.model)).toContain("7");
      }
    }
  });

  test("is invalid if it is empty but for an error", async () => {
    const empty = Object.fromEntries(
      fields.map(([field, entry]) => [field, isList(entry) ? [] : null]),
    );
    for (const failure of [
      { errors: ["Timed out"] },
      { error: true },
      { fault: { code: 1 } },
      { meta: { errors: [{ code: 1 }] } },
      { success: false },
    ]) {
      const result = await outcome(call, JSON.stringify({ ...empty, ...failure }));
      expect(result).toEqual({ code: "invalid_response" });
    }
  });

  test("loses only the fields that have another type", async () => {
    for (const [name] of fields.filter(([, { type }]) => type === "nullish")) {
      for (const value of [{ other: { deep: 1 } }, [[{}]], true]) {
        const text = JSON.stringify({ ...valid, [name]: value });
        const { client } = clientThatAnswers([() => new Response(text)], { cache: false });
        const { data } = await client.load(call, input);
        expect(JSON.stringify(data)).not.toMatch(/object Object|"(?:other|deep)"/);
      }
    }
  });
});

/** Lists of the calls, with a valid item of each. */
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

test.each(lists)("$name keeps the valid items of $list among invalid ones", async (row) => {
  const call = endpoints[row.name] as Endpoint<unknown, unknown>;
  const valid = (id: string): unknown =>
    JSON.parse(JSON.stringify(row.item).replace('"ID', `"${id}`));

  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 }), async (others) => {
      const items = [valid("valid-1"), ...others, valid("valid-2"), null, {}, valid("valid-3")];
      const wire = row.list.reduceRight<unknown>((value, name) => ({ [name]: value }), items);
      const { model } = await outcome(call, JSON.stringify(wire));

      const text = JSON.stringify(model);
      for (const id of ["valid-1", "valid-2", "valid-3"]) expect(text).toContain(id);
    }),
    RUNS,
  );
});
