import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import {
  faultlessSandbox,
  generalQuestions,
  put,
  type Question,
  questionsAbout,
} from "../../testing/every-answer.ts";
import { daysFrom } from "../calendar.ts";
import { callNames, routes } from "../routes.ts";
import { claims } from "../seed.ts";

interface Operation {
  operationId: string;
  responses: { 200: { content: Record<string, { schema: object }> } };
}

interface OpenApi {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: { problem: { content: Record<string, { schema: object }> } };
  };
}

const sandbox = faultlessSandbox();
const answer = await sandbox.fetch("http://localhost:8787/openapi.json");
const openApi = (await answer.json()) as OpenApi;
const operations = Object.values(openApi.paths).flatMap((path) => Object.values(path));

const ajv = new Ajv2020({ allowUnionTypes: true });
const validators = new Map<string, ValidateFunction>(
  operations
    .filter(({ operationId }) => operationId !== "document")
    .map(({ operationId, responses }) => [
      operationId,
      ajv.compile(responses[200].content["application/json"]?.schema ?? false),
    ]),
);

function validatorOf(call: string): ValidateFunction {
  const validator = validators.get(call);
  if (!validator) throw new Error(`${call} is not described.`);
  return validator;
}

const questions: Question[] = [
  ...generalQuestions(),
  ...claims.flatMap((dated) => questionsAbout(dated(daysFrom(new Date())))),
].filter(({ call }) => call !== "document");

/** Every answer of the sandbox that has a body. */
const answers: { call: string; path: string; sent: unknown }[] = [];
for (const question of questions) {
  const response = await put(sandbox, question);
  if (response.status !== 200) continue;
  answers.push({ call: question.call, path: question.path, sent: await response.json() });
}

test("needs no token, and names where it is served from", () => {
  expect(answer.status).toBe(200);
  expect(openApi.servers).toEqual([{ url: "http://localhost:8787" }]);
});

test("is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...openApi });

  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe("3.1");
});

test("describes every call, by its path and its method", () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(callNames.toSorted());
  for (const { call, method, path } of routes) {
    const described = openApi.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    expect(described?.operationId).toBe(call);
  }
});

describe.each([...validators.keys()])("%s", (call) => {
  const own = answers.filter((one) => one.call === call);
  const isValid = validatorOf(call);

  test("accepts all answers of the sandbox", () => {
    expect(own.length).toBeGreaterThan(0);
    for (const { path, sent } of own) {
      isValid(sent);
      expect({ path, errors: isValid.errors }).toEqual({ path, errors: null });
    }
  });

  test("refuses them with any described value of another type", () => {
    const accepted = own.flatMap(({ sent }) =>
      [...mutations(sent)].filter(({ mutant }) => isValid(mutant)).map(({ field }) => field),
    );

    expect([...new Set(accepted)].filter((field) => !MAY_BE_ANYTHING.has(field))).toEqual([]);
  });

  test.each([{}, [], null, "text", 7, { error: "unwell" }])("refuses %j", (other) => {
    expect(isValid(other)).toBe(false);
  });
});

test("describes problems", async () => {
  const isValid = ajv.compile(
    openApi.components.responses.problem.content["application/problem+json"]?.schema ?? false,
  );
  const asked = ["report-details/CLM-9999", "claims/search", "nowhere"];
  for (const path of asked) {
    isValid(await (await put(sandbox, { path })).json());
    expect({ path, errors: isValid.errors }).toEqual({ path, errors: null });
  }
  expect(isValid({ title: "Not Found" })).toBe(false);
});

/** Fields that the sandbox sends although the client has no use for them, as other servers do too; and one that is text or rows. */
const MAY_BE_ANYTHING = new Set([
  "isSelected",
  "hasMultipleEstimate",
  "visibleAnswer",
  "displayBottomInfo",
]);

/** The answer, once for each value in it, with that value of another type. */
function* mutations(
  sent: unknown,
  at: string[] = [],
): Generator<{ field: string; mutant: unknown }> {
  if (typeof sent !== "object" || sent === null) return;
  for (const [key, value] of Object.entries(sent)) {
    // Null may stand for anything.
    if (value === null) continue;
    const replace = (other: unknown): unknown =>
      Array.isArray(sent) ? sent.with(Number(key), other) : { ...sent, [key]: other };
    const field = /^\d+$/.test(key) ? (at.at(-1) ?? "") : key;
    const other = typeof value === "object" ? "unexpected" : { unexpected: true };
    yield { field, mutant: replace(other) };
    for (const inner of mutations(value, [...at, field]))
      yield { ...inner, mutant: replace(inner.mutant) };
  }
}
