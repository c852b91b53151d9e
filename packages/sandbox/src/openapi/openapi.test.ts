import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { everyStage } from "../../testing/every-stage.ts";
import {
  type ExampleRequest,
  generalRequests,
  requestsAbout,
  requestsOfThirdParties,
  sendExample,
} from "../../testing/example-requests.ts";
import { daysFrom } from "../calendar.ts";
import type { Claim, ClaimSeed } from "../claim.ts";
import { languages } from "../language.ts";
import { callNames, routes } from "../routes.ts";
import { createSandbox } from "../sandbox.ts";
import { claims } from "../seed.ts";

type Schema = Readonly<Record<string, unknown>>;

interface Content {
  schema: Schema;
  example: unknown;
}

interface Operation {
  operationId: string;
  responses: { 200: { content: Record<string, Content> } };
}

interface OpenApi {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: { problem: { content: Record<string, Content> } } };
}

interface Answer {
  call: string;
  path: string;
  language: string;
  /** The claim, if the response is about one. */
  claim: Claim | undefined;
  sent: unknown;
}

const now = new Date(2026, 10, 20, 12);
const day = daysFrom(now);
const seeds = claims.flatMap((seed) => everyStage(seed, day)).map(withoutFault);

/** CLM-3002 has words that clients don't know. */
const WITH_UNKNOWN_WORDS = "CLM-3002";

/** Every response with a body: each claim at each of its stages, in both languages, to both personas. */
const answers: Answer[] = [];
for (const seed of [undefined, ...seeds]) {
  const sandbox = createSandbox({ now: () => now, ...(seed && { seed: [seed] }) });
  const claim = seed?.(day);
  // Sent in the forms of another claim system on purpose.
  if (claim?.isOfOtherSystem) continue;
  const requests = claim
    ? [...requestsAbout(claim), ...requestsOfThirdParties(claim)]
    : generalRequests();
  for (const language of languages) {
    for (const { call, path, ...rest } of requests.filter(isForJson)) {
      const headers = { "Accept-Language": language };
      const response = await sendExample(sandbox, { path, ...rest, headers });
      if (response.status !== 200) continue;
      answers.push({ call, path, language, claim, sent: await response.json() });
    }
  }
}

describe.each([
  {
    file: "openapi.json",
    // Text or rows.
    anyType: new Set(["displayBottomInfo"]),
    unknownWords: new Set(["status", "scenario"]),
  },
  {
    file: "openapi.tolerant.json",
    // And fields that the client ignores.
    anyType: new Set(["displayBottomInfo", "isSelected", "hasMultipleEstimate", "visibleAnswer"]),
    unknownWords: new Set(),
  },
])("$file", async ({ file, anyType, unknownWords }) => {
  const response = await createSandbox().fetch(`http://localhost:8787/${file}`);
  const openApi = (await response.json()) as OpenApi;
  const operations = Object.values(openApi.paths).flatMap((path) => Object.values(path));
  const validators = new Map(
    operations
      .filter(({ operationId }) => operationId !== "document")
      .map(({ operationId, responses }) => [
        operationId,
        validatorOf(responses[200].content["application/json"]),
      ]),
  );

  test("needs no token, and has the address of the server", () => {
    expect(response.status).toBe(200);
    expect(openApi.servers).toEqual([{ url: "http://localhost:8787" }]);
  });

  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...openApi });

    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe("3.1");
  });

  test("describes every call with its path and method", () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      callNames.toSorted(),
    );
    for (const { call, method, path } of routes) {
      const described = openApi.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      expect(described?.operationId).toBe(call);
    }
  });

  test("has an example of each response, which its schema accepts", () => {
    const problem = Object.values(openApi.components.responses.problem.content);
    const contents = operations.flatMap(({ responses }) => Object.values(responses[200].content));

    for (const { schema, example } of [...contents, ...problem]) {
      const isValid = validatorOf({ schema, example });
      expect({ valid: isValid(example), errors: isValid.errors, example }).toEqual({
        valid: true,
        errors: null,
        example,
      });
    }
  });

  test("describes problems", async () => {
    const isValid = validatorOf(
      openApi.components.responses.problem.content["application/problem+json"],
    );
    for (const path of ["report-details/CLM-9999", "claims/search", "nowhere"]) {
      isValid(await (await sendExample(createSandbox(), { path })).json());
      expect({ path, errors: isValid.errors }).toEqual({ path, errors: null });
    }
    expect(isValid({ title: "Not Found" })).toBe(false);
  });

  // Clients ignore what a submission is answered with.
  const reading = [...validators].filter(([call]) => call !== "chooseRepairShop");

  describe.each(reading)("%s", (call, isValid) => {
    const ofCall = answers.filter(
      (answer) => answer.call === call && answer.language === "en-US" && isValid(answer.sent),
    );

    test.each([{}, [], null, "text", 7, { error: "failed" }])("does not match %j", (other) => {
      expect(isValid(other)).toBe(false);
    });

    test("does not match a response in which a described value has another type", () => {
      const accepted = ofCall.flatMap(({ sent }) =>
        [...mutations(sent)].filter(({ mutant }) => isValid(mutant)).map(({ field }) => field),
      );

      expect(ofCall.length).toBeGreaterThan(0);
      expect([...new Set(accepted)].filter((field) => !anyType.has(field))).toEqual([]);
    });
  });

  test("matches all responses of the sandbox, except for words that clients don't know", () => {
    const errors = answers.flatMap(({ call, path, claim, sent }) => {
      const isValid = validators.get(call);
      isValid?.(sent);
      return (isValid?.errors ?? []).map(({ instancePath, message }) => ({
        claimNumber: claim?.claimNumber,
        path,
        field: instancePath.split("/").at(-1),
        message,
      }));
    });
    const isKnown = ({ claimNumber }: (typeof errors)[number]): boolean =>
      claimNumber === WITH_UNKNOWN_WORDS;

    expect(errors.filter((error) => !isKnown(error))).toEqual([]);
    expect(new Set(errors.filter(isKnown).map(({ field }) => field))).toEqual(unknownWords);
  });
});

test("openapi.json describes each field of each response in a sentence", async () => {
  const response = await createSandbox().fetch("http://localhost:8787/openapi.json");
  const { paths, components } = (await response.json()) as OpenApi;
  const contents = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ responses }) => Object.values(responses[200].content))
    .concat(Object.values(components.responses.problem.content));
  const fields = contents.flatMap(({ schema }) => fieldsOf(schema));

  expect(fields.length).toBeGreaterThan(150);
  expect(fields.filter(({ sentence }) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
});

function validatorOf(content: Content | undefined): ValidateFunction {
  return new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(content?.schema ?? false);
}

function isForJson({ call }: ExampleRequest): boolean {
  return call !== "document";
}

function withoutFault(seed: ClaimSeed): ClaimSeed {
  return (...args) => {
    const { fault: _, ...claim } = seed(...args);
    return claim;
  };
}

/** The fields that a schema describes, at any depth, with their descriptions. */
function fieldsOf(schema: Schema, path = ""): { path: string; sentence: string }[] {
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
  };
  return [
    ...Object.entries(properties).flatMap(([name, field]) =>
      [{ path: `${path}.${name}`, sentence: String(field["description"]) }].concat(
        fieldsOf(field, `${path}.${name}`),
      ),
    ),
    ...(items ? fieldsOf(items, path) : []),
    ...anyOf.flatMap((option) => fieldsOf(option, path)),
  ];
}

/** Copies of a response. In each copy, one value has another type. */
function* mutations(
  sent: unknown,
  parents: string[] = [],
): Generator<{ field: string; mutant: unknown }> {
  if (typeof sent !== "object" || sent === null) return;
  for (const [key, value] of Object.entries(sent)) {
    const replace = (other: unknown): unknown =>
      Array.isArray(sent) ? sent.with(Number(key), other) : { ...sent, [key]: other };
    const field = /^\d+$/.test(key) ? (parents.at(-1) ?? "") : key;
    const other = typeof value === "object" ? "unexpected" : { unexpected: true };
    yield { field, mutant: replace(other) };
    for (const inner of mutations(value, [...parents, field]))
      yield { ...inner, mutant: replace(inner.mutant) };
  }
}
