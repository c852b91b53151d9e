import { claimSearch, claimSummary, reportDetails } from "@claimkit/claims-api";
import { expect, test } from "vitest";
import { clientFor } from "../testing/client-for.ts";
import { startRecorder } from "../testing/recorder.ts";
import { sandboxToken } from "./index.ts";

test("the token travels in the Authorization header and nowhere else", async () => {
  const recorder = await startRecorder();
  const client = clientFor(recorder.baseUrl);
  await client.call(claimSearch, { policyNumber: "POL-100" });
  await client.call(claimSummary, { claimNumber: "CLM-1001" });
  await client.call(reportDetails, {
    claimNumber: "CLM-2001",
    isThirdParty: true,
    contactId: "CNT-2001",
  });
  await recorder.close();

  expect(recorder.requests).toHaveLength(3);
  for (const { headers, ...request } of recorder.requests) {
    const { authorization, ...others } = headers;
    expect(authorization).toBe(`Bearer ${sandboxToken}`);
    expect(JSON.stringify({ ...request, others })).not.toContain(sandboxToken);
  }
});

test("a redirect is not followed, so that the token reaches no other host", async () => {
  const elsewhere = await startRecorder();
  const recorder = await startRecorder((response) => {
    response.writeHead(307, { Location: `${elsewhere.baseUrl}/claim-summaries/CLM-1001` }).end();
  });

  await expect(
    clientFor(recorder.baseUrl).call(claimSummary, { claimNumber: "CLM-1001" }),
  ).rejects.toMatchObject({ code: "network" });
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([recorder.close(), elsewhere.close()]);
});

test.each([
  "http://claims.example.com",
  "ftp://localhost",
  "http://localhost.example.com",
  "https://user:secret@claims.example.com",
  "claims.example.com",
])("a client for %s is refused before a token is asked for", (baseUrl) => {
  expect(() => clientFor(baseUrl)).toThrow(expect.objectContaining({ code: "configuration" }));
});
