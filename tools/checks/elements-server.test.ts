import { resolve } from "node:path";
import { expect, test } from "vitest";

const file = resolve(import.meta.dirname, "../../packages/elements/dist/server.js");

interface Server {
  prefetchClaim: (options: object, claim: object) => Promise<{ answers: unknown[] }>;
}

test("the built file for servers hands over what a third party may see, and nothing else", async () => {
  const { prefetchClaim } = (await import(file)) as Server;
  const payout = { isThirdParty: true, deductible: "$500.00", providerPaidAmount: "$900.00" };

  const { answers } = await prefetchClaim(
    {
      environment: "test",
      baseUrl: "https://claims.test",
      clientId: "test",
      subject: "user",
      getAccessToken: () => "token",
      fetch: async (url: unknown) =>
        String(url).includes("payout")
          ? Response.json(payout)
          : new Response(null, { status: 403 }),
    },
    { claimNumber: "CLM-1", isThirdParty: true, contactId: "CNT-1" },
  );

  expect(answers).toMatchObject([{ wire: { providerPaidAmount: "$900.00" } }]);
  expect(JSON.stringify(answers)).not.toContain("$500");
});
