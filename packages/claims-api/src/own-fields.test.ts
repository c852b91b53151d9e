import { afterEach, beforeEach, expect, test } from "vitest";
import { clientThatAnswers } from "../testing/client-that-answers.ts";
import { reportDetails } from "./index.ts";

const polluted = {
  isThirdParty: true,
  contactId: "7",
  locale: "es-US",
  reload: true,
  serverId: "9",
  subject: "somebody",
};

beforeEach(() => void Object.assign(Object.prototype, polluted));

afterEach(() => {
  for (const name of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, name);
});

test("a client ignores fields that a page has added to Object.prototype", async () => {
  const { client, sent } = clientThatAnswers([{ incidentType: "Hail" }]);
  const load = () => client.load(reportDetails, { claimNumber: "1" }, {});

  expect(await load()).toMatchObject({ source: "network" });
  expect(await load()).toMatchObject({ source: "cache" });

  expect(sent.map(({ url }) => url.search)).toEqual([""]);
  expect(sent[0]?.headers.get("Accept-Language")).toBeNull();
  expect(sent[0]?.headers.get("X-Server-Id")).toBeNull();
  expect(client.prepare(reportDetails, { claimNumber: "1" }).key).not.toMatch(
    /third-party|somebody|es-US/,
  );
});
