import * as v from "valibot";
import { type ClaimsClient, createClaimsClient, faqSearch, reportDetails } from "../src/index.ts";

// Checked by the compiler: an expected error that does not occur is an error.

const options = {
  baseUrl: "https://api.example.com",
  clientId: "a-client",
  getAccessToken: () => "a-token",
};
createClaimsClient({ ...options, environment: "prod" });
createClaimsClient({ ...options, environment: { custom: "perf" } });
// @ts-expect-error A misspelled environment would be a test environment.
createClaimsClient({ ...options, environment: "prd" });

declare const client: ClaimsClient;
void client.call(reportDetails, { claimNumber: "CLM-1" });
// @ts-expect-error A call about a claim needs its number.
void client.call(reportDetails, {});
void client.call(faqSearch, { category: "REPAIRS" });
// @ts-expect-error There is no such category.
void client.call(faqSearch, { category: "TOWING" });
void client.call(
  {
    name: "towing",
    method: "GET",
    path: "towing/{claimNumber}",
    response: v.object({ company: v.string() }),
    model: ({ company }) => company.toUpperCase(),
  },
  { claimNumber: "CLM-1" },
);
client.invalidate({ calls: ["reportDetails"] });
// @ts-expect-error There is no such call.
client.invalidate({ calls: ["report"] });
