import { endpoints } from "@claimkit/claims-api/endpoints";
import { headerNames } from "../header-names.ts";
import type { Route } from "../route.ts";
import { type CallName, routes } from "../routes.ts";
import { problem } from "./problem-schema.ts";
import { answerSchema, requestSchema } from "./wire-schema.ts";

/** Part of an OpenAPI document. */
type Description = Readonly<Record<string, unknown>>;

/** Describes the sandbox's calls as an OpenAPI 3.1 document, generated from the schemas of the client. */
export function describeApi(origin: string): Description {
  return {
    openapi: "3.1.0",
    info: {
      title: "Claims API",
      version: "1.0.0",
      summary: "The claims API, as the sandbox implements it",
      description:
        "Generated from the schemas of @claimkit/claims-api. Responses are described in every form that the client accepts: text may be a number, a boolean may be text or a number, and a list with one item may be the item itself. Responses may have additional fields.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    security: [{ bearer: [] }],
    paths: paths(),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      parameters,
      responses: {
        problem: {
          description: "An error: 400 for an invalid request, 401, 403 or 404",
          content: { "application/problem+json": { schema: problem } },
        },
      },
    },
  };
}

type NamedRoute = Route & { call: CallName };

const parameters = {
  clientId: header(headerNames.clientId, "The id of the calling application", { required: true }),
  messageId: header(headerNames.messageId, "The id of the call, the same in each attempt", {
    required: true,
  }),
  serverId: header(headerNames.serverId, "The server that should respond"),
  serverEnv: header(headerNames.serverEnv, "BF for the environment breakfix, PT for pt"),
  language: header("Accept-Language", "The language of the response: English (en) or Spanish (es)"),
  fault: header(headerNames.fault, "Faults of calls, such as reportDetails=503"),
} as const;

function paths(): Description {
  const all: Record<string, Record<string, Description>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    all[path] = { ...all[path], [route.method.toLowerCase()]: operation(route) };
  }
  return all;
}

function operation(route: NamedRoute): Description {
  const { call, summary, body, example } = route;
  return {
    operationId: call,
    summary,
    parameters: [
      ...Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...pathParameters(route),
      ...queryParameters(route),
      ...documentToken(route),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: requestSchema(body), example: example.body } },
      },
    }),
    responses: {
      200: success(route),
      ...(call === "payoutDetails" && { 204: { description: "Nothing has been paid yet" } }),
      default: { $ref: "#/components/responses/problem" },
    },
  };
}

function success({ call, summary }: NamedRoute): Description {
  if (call === "document") return { description: summary, content: { "application/pdf": {} } };
  return {
    description: summary,
    ...(call === "claimContacts" && { headers: { [headerNames.totalCount]: TOTAL } }),
    content: { "application/json": { schema: answerSchema(endpoints[call].response) } },
  };
}

const TOTAL = { description: "The number of contacts", schema: { type: "integer" } };

function pathParameters({ path }: Route): Description[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Route): Description[] {
  if (!query) return [];
  const { properties = {}, required = [] } = requestSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function documentToken({ call }: Route): Description[] {
  if (call !== "document") return [];
  return [header(headerNames.documentToken, "The token of the document", { required: true })];
}

function header(name: string, description: string, { required = false } = {}): Description {
  return { name, in: "header", description, required, schema: { type: "string" } };
}
