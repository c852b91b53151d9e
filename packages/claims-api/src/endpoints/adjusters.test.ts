import { expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { adjusterInfo, adjusterSummaries, claimSearchByQuery } from "../index.ts";

const claim = { claimNumber: "CLM-1" };
const dana = {
  claimAdjusterName: "Dana Whitfield",
  tollFreeNumber: "8005550140",
  usOnly: "6145550141",
  email: "dana@example.com",
  role: "Claim associate",
};

test("requests one adjuster with GET adjuster-info/{claimNumber}", async () => {
  const { client, sent } = clientThatAnswers([{ ...dana, tollFreeNumber: 8005550140 }]);

  await expect(client.call(adjusterInfo, claim)).resolves.toEqual(dana);
  expect(sent[0]?.url.href).toBe("https://api.example.com/claims-api/adjuster-info/CLM-1");
});

test("requests all with GET claims/{claimNumber}/adjuster-summaries, and drops invalid ones", async () => {
  const { client, sent } = clientThatAnswers([{ adjusters: [dana, "Luis"] }]);

  await expect(client.load(adjusterSummaries, claim)).resolves.toMatchObject({
    data: { adjusters: [dana] },
    warnings: [{ code: "item_dropped", path: "adjusters.1" }],
  });
  expect(sent[0]?.url.href).toBe(
    "https://api.example.com/claims-api/claims/CLM-1/adjuster-summaries",
  );
});

test("a 204 means no adjusters", async () => {
  const { client } = clientThatAnswers([status(204)]);
  await expect(client.call(adjusterSummaries, claim)).resolves.toEqual({ adjusters: [] });
});

test("a claim search with GET has the same result", async () => {
  const { client, sent } = clientThatAnswers([
    { claimSummaries: [{ claimNumber: "CLM-1", claimState: "open", lossDate: "2026-01-05" }] },
  ]);

  await expect(client.call(claimSearchByQuery, { policyNumber: "POL-1" })).resolves.toMatchObject({
    claims: [{ claimNumber: "CLM-1", formattedDate: "01/05/2026" }],
  });
  expect(sent.map(({ url, method, body }) => [method, url.href, body])).toEqual([
    ["GET", "https://api.example.com/claims-api/claims/search?policyNumber=POL-1", undefined],
  ]);
});

test("a claim search with GET and no policy number sends nothing", async () => {
  const { client, sent } = clientThatAnswers([{ claimSummaries: [] }]);
  // Callers in JavaScript may omit it.
  const search = client.call(claimSearchByQuery, { policyNumber: undefined as never });

  await expect(search).rejects.toMatchObject({ code: "configuration" });
  expect(sent).toHaveLength(0);
});
