import { expect, test } from "vitest";
import { environmentHeaders } from "./environments.ts";

test.each([
  { environment: "prod", given: undefined, headers: {} },
  { environment: "prod", given: "4", headers: { serverId: "4" } },
  { environment: "stage", given: undefined, headers: {} },
  { environment: "stage", given: "4", headers: { serverId: "4" } },
  { environment: "breakfix", given: undefined, headers: { serverEnv: "BF" } },
  { environment: "breakfix", given: "4", headers: { serverEnv: "BF", serverId: "4" } },
  { environment: "pt", given: undefined, headers: { serverEnv: "PT" } },
  { environment: "pt", given: "4", headers: { serverEnv: "PT", serverId: "4" } },
  { environment: "dev", given: undefined, headers: { serverId: "9" } },
  { environment: "dev", given: "4", headers: { serverId: "4" } },
  { environment: "sandbox", given: undefined, headers: { serverId: "9" } },
  { environment: "__proto__", given: undefined, headers: { serverId: "9" } },
  { environment: "dev", given: "", headers: { serverId: "9" } },
])("$environment with server $given sends $headers", ({ environment, given, headers }) => {
  expect(environmentHeaders(environment, given)).toEqual(headers);
});
