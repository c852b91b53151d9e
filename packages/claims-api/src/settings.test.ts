import { describe, expect, test } from "vitest";
import { clientThatAnswers, status } from "../testing/client-that-answers.ts";
import { type ClaimsClientOptions, reportDetails } from "./index.ts";

function create(options: Partial<ClaimsClientOptions>): () => unknown {
  return () => clientThatAnswers([], options);
}

const configuration = expect.objectContaining({ name: "ClaimsError", code: "configuration" });

describe("the base URL", () => {
  test.each([
    "https://api.example.com",
    "https://api.example.com:8443/path",
    "http://localhost:3000",
    "http://api.localhost:3000",
    "http://127.0.0.1:3000",
    "http://127.10.20.30",
    "http://[::1]:3000",
  ])("may be %s", (baseUrl) => {
    expect(create({ baseUrl })).not.toThrow();
  });

  test.each([
    "http://api.example.com",
    "http://localhost.example.com",
    "http://evillocalhost",
    "http://127.0.0.1.example.com",
    "http://127.0.0.1@example.com",
    "http://10.0.0.1",
    "http://0.0.0.0",
    "https://user:secret@api.example.com",
    "https://user@api.example.com",
    "https://:secret@api.example.com",
    "https://api.example.com?key=1",
    "https://api.example.com#x",
    "ftp://localhost",
    "javascript:alert(1)",
    "file:///etc",
    "//api.example.com",
    "/api",
    "api.example.com",
    "",
  ])("may not be %s", (baseUrl) => {
    expect(create({ baseUrl })).toThrow(configuration);
  });

  test("may be http to another host with allowInsecureHttp", () => {
    expect(create({ baseUrl: "http://sandbox:3000", allowInsecureHttp: true })).not.toThrow();
    expect(create({ baseUrl: "ftp://sandbox", allowInsecureHttp: true })).toThrow(configuration);
  });

  test("depends on the environment", async () => {
    const baseUrl = { prod: "https://api.example.com", stage: "https://stage.example.com" };
    for (const environment of ["prod", "stage"] as const) {
      const { client, sent } = clientThatAnswers([{ incidentType: "Hail" }], {
        environment,
        baseUrl,
      });
      await client.call(reportDetails, { claimNumber: "1" });
      expect(sent[0]?.url.origin).toBe(baseUrl[environment]);
    }
    expect(create({ environment: "dev", baseUrl })).toThrow(configuration);
    expect(create({ environment: { custom: "constructor" }, baseUrl })).toThrow(configuration);
    expect(create({ environment: { custom: "__proto__" }, baseUrl })).toThrow(configuration);
  });

  test.each(["prd", "PROD", "", "constructor", { custom: "" }, { custom: "prod" }, {}, undefined])(
    "the environment %j is invalid",
    (environment) => {
      expect(create({ environment: environment as never })).toThrow(configuration);
    },
  );

  test("may be a function of the environment", async () => {
    const { client, sent } = clientThatAnswers([{ incidentType: "Hail" }], {
      environment: "stage",
      baseUrl: (environment) => `https://${environment}.example.com`,
    });
    await client.call(reportDetails, { claimNumber: "1" });
    expect(sent[0]?.url.host).toBe("stage.example.com");
  });

  test("is not in the error message", () => {
    try {
      create({ baseUrl: "http://user:secret@api.example.com" })();
      expect.unreachable();
    } catch (error) {
      expect(JSON.stringify(error) + String(error)).not.toMatch(/secret|example/);
    }
  });
});

test.each([
  { case: "no client id", options: { clientId: "" } },
  {
    case: "a client id that is not a valid header value",
    options: { clientId: "a\r\nX-Admin: 1" },
  },
  { case: "a client id in another script", options: { clientId: "客户" } },
  { case: "a server id that is not a valid header value", options: { serverId: "4\nX-Admin: 1" } },
  { case: "an invalid header name", options: { headerNames: { clientId: "client id" } } },
  {
    case: "a token instead of a function",
    options: { getAccessToken: "a-token" as unknown as () => string },
  },
  { case: "a timeout of 0, which would end every request", options: { timeoutMs: 0 } },
  { case: "a timeout that is not a number", options: { timeoutMs: Number.NaN } },
  { case: "a negative number of retries", options: { retry: { retries: -1 } } },
  { case: "endless retries by mistake", options: { retry: { retries: Number.NaN } } },
  { case: "a lifetime that is not a number", options: { cache: { ttlMs: Number.NaN } } },
])("$case is a configuration error", ({ options }) => {
  expect(create(options)).toThrow(configuration);
});

test("an option that is undefined has its default", async () => {
  const { client, sent } = clientThatAnswers([status(500)], {
    // JavaScript callers, and TypeScript without exactOptionalPropertyTypes, pass these.
    retry: { retries: undefined, baseDelayMs: 0 } as never,
    cache: { ttlMs: undefined } as never,
    headerNames: { messageId: undefined } as never,
  });

  await expect(client.call(reportDetails, { claimNumber: "1" })).rejects.toMatchObject({
    code: "server",
    attempts: 3,
  });
  expect(sent[0]?.headers.has("X-Message-Id")).toBe(true);
  expect(sent[0]?.headers.has("undefined")).toBe(false);
});
