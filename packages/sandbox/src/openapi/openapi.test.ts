import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import {
  faultlessSandbox,
  generalRequests,
  sendExample,
  type ExampleRequest,
  requestsAbout,
} from "../../testing/example-requests.ts";
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
const openApiResponse = await sandbox.fetch("http://localhost:8787/openapi.json");
const openApi = (await openApiResponse.json()) as OpenApi;
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

const requests: ExampleRequest[] = [
  ...generalRequests(),
  ...claims
    .map((createClaim) => createClaim(daysFrom(new Date())))
    .filter(({ isOfOtherSystem }) => !isOfOtherSystem)
    .flatMap(requestsAbout),
].filter(({ call }) => call !== "document");

/** Every response of the sandbox that has a body. */
const responses: { call: string; path: string; sent: unknown }[] = [];
for (const request of requests) {
  const received = await sendExample(sandbox, request);
  if (received.status !== 200) continue;
  responses.push({ call: request.call, path: request.path, sent: await received.json() });
}

test("needs no token, and has the address of the server", () => {
  expect(openApiResponse.status).toBe(200);
  expect(openApi.servers).toEqual([{ url: "http://localhost:8787" }]);
});

test("is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...openApi });

  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe("3.1");
});

test("describes every call with its path and method", () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(callNames.toSorted());
  for (const { call, method, path } of routes) {
    const described = openApi.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    expect(described?.operationId).toBe(call);
  }
});

describe.each([...validators.keys()])("%s", (call) => {
  const ofCall = responses.filter((response) => response.call === call);
  const isValid = validatorOf(call);

  test("matches all responses of the sandbox", () => {
    expect(ofCall.length).toBeGreaterThan(0);
    for (const { path, sent } of ofCall) {
      isValid(sent);
      expect({ path, errors: isValid.errors }).toEqual({ path, errors: null });
    }
  });

  test("does not match them if any described value has another type", () => {
    const accepted = ofCall.flatMap(({ sent }) =>
      [...mutations(sent)].filter(({ mutant }) => isValid(mutant)).map(({ field }) => field),
    );

    expect([...new Set(accepted)].filter((field) => !ANY_TYPE.has(field))).toEqual([]);
  });

  test.each([{}, [], null, "text", 7, { error: "failed" }])("does not match %j", (other) => {
    expect(isValid(other)).toBe(false);
  });
});

test("describes problems", async () => {
  const isValid = ajv.compile(
    openApi.components.responses.problem.content["application/problem+json"]?.schema ?? false,
  );
  for (const path of ["report-details/CLM-9999", "claims/search", "nowhere"]) {
    isValid(await (await sendExample(sandbox, { path })).json());
    expect({ path, errors: isValid.errors }).toEqual({ path, errors: null });
  }
  expect(isValid({ title: "Not Found" })).toBe(false);
});

/** Fields that the client ignores, and `displayBottomInfo`, which is text or rows. */
const ANY_TYPE = new Set([
  "isSelected",
  "hasMultipleEstimate",
  "visibleAnswer",
  "displayBottomInfo",
]);

/** Copies of a response. In each copy, one value has another type. */
function* mutations(
  sent: unknown,
  parents: string[] = [],
): Generator<{ field: string; mutant: unknown }> {
  if (typeof sent !== "object" || sent === null) return;
  for (const [key, value] of Object.entries(sent)) {
    // `null` is allowed for any value.
    if (value === null) continue;
    const replace = (other: unknown): unknown =>
      Array.isArray(sent) ? sent.with(Number(key), other) : { ...sent, [key]: other };
    const field = /^\d+$/.test(key) ? (parents.at(-1) ?? "") : key;
    const other = typeof value === "object" ? "unexpected" : { unexpected: true };
    yield { field, mutant: replace(other) };
    for (const inner of mutations(value, [...parents, field]))
      yield { ...inner, mutant: replace(inner.mutant) };
  }
}
