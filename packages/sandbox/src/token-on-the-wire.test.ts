import { claimSearch, claimSummary, reportDetails } from "@claimkit/claims-api";
import { expect, test } from "vitest";
import { clientFor } from "../testing/client-for.ts";
import { startRecorder } from "../testing/recorder.ts";
import { sandboxToken } from "./index.ts";

test("the token is sent only in the Authorization header", async () => {
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

test("redirects are not followed, so that the token reaches no other host", async () => {
  const otherHost = await startRecorder();
  const recorder = await startRecorder((response) => {
    response.writeHead(307, { Location: `${otherHost.baseUrl}/claim-summaries/CLM-1001` }).end();
  });

  await expect(
    clientFor(recorder.baseUrl).call(claimSummary, { claimNumber: "CLM-1001" }),
  ).rejects.toMatchObject({ code: "network" });
  expect(otherHost.requests).toEqual([]);
  await Promise.all([recorder.close(), otherHost.close()]);
});

test.each([
  "http://claims.example.com",
  "ftp://localhost",
  "http://localhost.example.com",
  "https://user:secret@claims.example.com",
  "claims.example.com",
])("a client for %s is rejected before it requests a token", (baseUrl) => {
  expect(() => clientFor(baseUrl)).toThrow(expect.objectContaining({ code: "configuration" }));
});
