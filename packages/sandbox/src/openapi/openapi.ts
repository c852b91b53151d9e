import {
  type CallContract,
  contract,
  problem,
  problemExample,
} from "@claimkit/claims-api/contract";
import { type CallName, endpoints } from "@claimkit/claims-api/endpoints";
import type { GenericSchema } from "valibot";
import { headerNames } from "../header-names.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { tolerantSchema } from "./tolerant-schema.ts";
import { withDescriptions } from "./with-descriptions.ts";

/** Part of an OpenAPI document. */
type Description = Readonly<Record<string, unknown>>;

/** Which responses a document describes: what servers should send, or everything that the client accepts. */
export type Strictness = "strict" | "tolerant";

const DESCRIPTIONS = {
  strict:
    "What a server should send. Fields without a value are left out. Responses may have additional fields, which clients ignore. The client accepts more than this: see openapi.tolerant.json.",
  tolerant:
    "Every form of a response that the client accepts: text may be a number, a boolean may be text or a number, and a list with one item may be the item itself. What a server should send is in openapi.json.",
} as const;

/** Describes the claims API as an OpenAPI 3.1 document, generated from its contract. */
export function describeApi(origin: string, strictness: Strictness): Description {
  return {
    openapi: "3.1.0",
    info: {
      title: "Claims API",
      version: "1.0.0",
      summary: "The calls of @claimkit/claims-api",
      description: DESCRIPTIONS[strictness],
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    security: [{ bearer: [] }],
    paths: paths(strictness),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      parameters,
      headers: responseHeaders,
      responses: {
        problem: {
          description:
            "An error: 400 for an invalid request, 401 for a missing or rejected token, 403 or 404 for a claim that is not the user's, 404 for one that does not exist",
          content: {
            "application/problem+json": {
              schema: jsonSchemaOf(problem),
              example: problemExample,
            },
          },
        },
      },
    },
  };
}

const parameters = {
  clientId: header(headerNames.clientId, "The id of the calling application.", { required: true }),
  messageId: header(headerNames.messageId, "The id of the call, the same in each attempt.", {
    required: true,
  }),
  serverId: header(headerNames.serverId, "The server that should respond."),
  serverEnv: header(headerNames.serverEnv, "BF for the environment breakfix, PT for pt."),
  language: header("Accept-Language", "The language of the texts, such as en-US or es-US."),
} as const;

const responseHeaders = {
  cache: {
    description: "Keeps claims out of caches on shared computers.",
    required: true,
    schema: { const: "no-store" },
  },
  language: {
    description: "The language of the texts, such as en-US or es-US.",
    schema: { type: "string" },
  },
  total: {
    description: "The number of contacts on all pages; exposed to pages of other origins.",
    schema: { type: "integer" },
  },
} as const;

function paths(strictness: Strictness): Description {
  const all: Record<string, Record<string, Description>> = {};
  for (const [call, each] of Object.entries(contract) as [CallName, CallContract][]) {
    const path = `/${each.path}`;
    all[path] = {
      ...all[path],
      [each.method.toLowerCase()]: operation(call, each, strictness),
    };
  }
  return all;
}

function operation(call: CallName, described: CallContract, strictness: Strictness): Description {
  const { summary, body, example, noContent, notFound } = described;
  return {
    operationId: call,
    summary,
    parameters: [
      ...Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...parametersIn("path", described.pathParameters ?? {}),
      ...parametersIn("query", described.query?.entries ?? {}),
      ...documentToken(call),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchemaOf(body), example: example.body } },
      },
    }),
    responses: {
      200: success(call, described, strictness),
      ...(noContent && { 204: { description: noContent } }),
      ...(notFound && { 404: { ...PROBLEM, description: notFound } }),
      default: PROBLEM,
    },
  };
}

const PROBLEM = { $ref: "#/components/responses/problem" };

function success(call: CallName, described: CallContract, strictness: Strictness): Description {
  const { summary, response, mediaType = "application/json", example } = described;
  const strict = jsonSchemaOf(response);
  // The client ignores the answer to a submission.
  const read = call === "chooseRepairShop" || call === "document" ? undefined : endpoints[call];
  const schema =
    strictness === "tolerant" && read
      ? withDescriptions(tolerantSchema(read.response), strict)
      : strict;
  return {
    description: summary,
    headers: {
      "Cache-Control": { $ref: "#/components/headers/cache" },
      "Content-Language": { $ref: "#/components/headers/language" },
      ...(call === "claimContacts" && {
        [headerNames.totalCount]: { $ref: "#/components/headers/total" },
      }),
    },
    content: { [mediaType]: { schema, example: example.response } },
  };
}

function parametersIn(
  place: "path" | "query",
  schemas: Readonly<Record<string, GenericSchema>>,
): Description[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const { description, ...json } = jsonSchemaOf(schema);
    return {
      name,
      in: place,
      description,
      required: place === "path" || schema.type !== "optional",
      schema: json,
    };
  });
}

function documentToken(call: CallName): Description[] {
  if (call !== "document") return [];
  const description = "The accessToken of the document, from repairs-details.";
  return [header(headerNames.documentToken, description, { required: true })];
}

function header(name: string, description: string, { required = false } = {}): Description {
  return { name, in: "header", description, required, schema: { type: "string" } };
}
