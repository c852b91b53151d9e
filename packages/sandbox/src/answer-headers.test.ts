import { expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { generalQuestions, put } from "../testing/every-answer.ts";
import { createSandbox } from "./sandbox.ts";

const sandbox = createSandbox();

async function report(language?: string): Promise<Response> {
  return ask(sandbox, "report-details/CLM-1001", {
    ...(language && { headers: { "Accept-Language": language } }),
  });
}

test.each([
  { asked: undefined, language: "en-US", says: "We received your report" },
  { asked: "es-US", language: "es-US", says: "Recibimos su reporte" },
  { asked: "es", language: "es-US", says: "Recibimos su reporte" },
  { asked: "ES-mx, en;q=0.9", language: "es-US", says: "Recibimos su reporte" },
  { asked: "es;q=0.5, en;q=0.8", language: "en-US", says: "We received your report" },
  { asked: "es;q=0, *", language: "en-US", says: "We received your report" },
  { asked: "fr, es;q=0.5", language: "es-US", says: "Recibimos su reporte" },
  { asked: "fr", language: "en-US", says: "We received your report" },
])("Accept-Language '$asked' is answered in $language", async ({ asked, language, says }) => {
  const answer = await report(asked);

  expect(answer.headers.get("Content-Language")).toBe(language);
  expect(answer.headers.get("Vary")).toBe("Accept-Language");
  expect(await answer.json()).toMatchObject({ latestUpdate: expect.stringContaining(says) });
});

test("a problem names English, the only language it has", async () => {
  const answer = await ask(sandbox, "report-details/unknown", {
    headers: { "Accept-Language": "es" },
  });

  expect(answer.headers.get("Content-Language")).toBe("en-US");
});

test.each([
  ...generalQuestions(),
  { call: "a problem", path: "report-details/unknown" },
  { call: "no content", path: "payout-details/CLM-3001" },
  { call: "an unknown path", path: "unknown" },
  {
    call: "a fault",
    path: "report-details/CLM-1001",
    headers: { "X-Sandbox-Fault": "all=503" },
  },
  {
    call: "a spoiled body",
    path: "report-details/CLM-1001",
    headers: { "X-Sandbox-Fault": "all=html" },
  },
])("$call is never stored", async (question) => {
  const answer = await put(sandbox, question);

  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("neither are the pages for people", async () => {
  for (const path of ["", "openapi.json"]) {
    const answer = await sandbox.fetch(`https://claims.example.com/${path}`);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});
