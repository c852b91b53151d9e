import { expect, test } from "vitest";
import { sendRequest } from "../testing/send-request.ts";
import { generalRequests, sendExample } from "../testing/example-requests.ts";
import { createSandbox } from "./sandbox.ts";

const sandbox = createSandbox();

async function report(language?: string): Promise<Response> {
  return sendRequest(sandbox, "report-details/CLM-1001", {
    ...(language && { headers: { "Accept-Language": language } }),
  });
}

test.each([
  { accepted: undefined, language: "en-US", text: "We received your report" },
  { accepted: "es-US", language: "es-US", text: "Recibimos su reporte" },
  { accepted: "es", language: "es-US", text: "Recibimos su reporte" },
  { accepted: "ES-mx, en;q=0.9", language: "es-US", text: "Recibimos su reporte" },
  { accepted: "es;q=0.5, en;q=0.8", language: "en-US", text: "We received your report" },
  { accepted: "es;q=0, *", language: "en-US", text: "We received your report" },
  { accepted: "fr, es;q=0.5", language: "es-US", text: "Recibimos su reporte" },
  { accepted: "fr", language: "en-US", text: "We received your report" },
])("responds to Accept-Language '$accepted' in $language", async ({ accepted, language, text }) => {
  const response = await report(accepted);

  expect(response.headers.get("Content-Language")).toBe(language);
  expect(response.headers.get("Vary")).toBe("Accept-Language");
  expect(await response.json()).toMatchObject({ latestUpdate: expect.stringContaining(text) });
});

test("problems are always in English", async () => {
  const response = await sendRequest(sandbox, "report-details/unknown", {
    headers: { "Accept-Language": "es" },
  });

  expect(response.headers.get("Content-Language")).toBe("en-US");
});

test.each([
  ...generalRequests(),
  { call: "a problem", path: "report-details/unknown" },
  { call: "no content", path: "payout-details/CLM-3001" },
  { call: "an unknown path", path: "unknown" },
  {
    call: "a fault",
    path: "report-details/CLM-1001",
    headers: { "X-Sandbox-Fault": "all=503" },
  },
  {
    call: "a corrupted body",
    path: "report-details/CLM-1001",
    headers: { "X-Sandbox-Fault": "all=html" },
  },
])("caches must not store the response of $call", async (request) => {
  const response = await sendExample(sandbox, request);

  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("caches must not store the pages without a token", async () => {
  for (const path of ["", "openapi.json"]) {
    const response = await sandbox.fetch(`https://claims.example.com/${path}`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
});
