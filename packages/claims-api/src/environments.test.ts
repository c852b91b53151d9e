import { expect, test } from "vitest";
import { environmentHeaders } from "./environments.ts";

test.each([
  { environment: "prod", serverId: undefined, headers: {} },
  { environment: "prod", serverId: "4", headers: { serverId: "4" } },
  { environment: "stage", serverId: undefined, headers: {} },
  { environment: "stage", serverId: "4", headers: { serverId: "4" } },
  { environment: "breakfix", serverId: undefined, headers: { serverEnv: "BF" } },
  { environment: "breakfix", serverId: "4", headers: { serverEnv: "BF", serverId: "4" } },
  { environment: "pt", serverId: undefined, headers: { serverEnv: "PT" } },
  { environment: "pt", serverId: "4", headers: { serverEnv: "PT", serverId: "4" } },
  { environment: "dev", serverId: undefined, headers: { serverId: "9" } },
  { environment: "dev", serverId: "4", headers: { serverId: "4" } },
  { environment: "sandbox", serverId: undefined, headers: { serverId: "9" } },
  { environment: "__proto__", serverId: undefined, headers: { serverId: "9" } },
  { environment: "dev", serverId: "", headers: { serverId: "9" } },
])("$environment with server $serverId sends $headers", ({ environment, serverId, headers }) => {
  expect(environmentHeaders(environment, serverId)).toEqual(headers);
});
