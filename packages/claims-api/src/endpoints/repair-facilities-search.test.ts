import { expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { repairFacilitiesSearch } from "../index.ts";

const address = {
  addressLine1: "600 W Chicago Ave",
  city: "Chicago",
  state: "IL",
  zipCode: "60654",
};
const zipAlone = { addressLine1: "", city: "", state: "", zipCode: "02201" };

const shop = (shopId: string, proximateDistance: unknown, more: object = {}) => ({
  shopId,
  shopName: `Shop ${shopId}`,
  address: "1 Main St",
  city: "Chicago",
  state: "IL",
  zipCode: 60654,
  proximateDistance,
  ...more,
});

async function load(response: unknown) {
  return clientThatAnswers([response]).client.load(repairFacilitiesSearch, address);
}

test.each([address, zipAlone])("sends POST repair-facilities/search for %j", async (input) => {
  const { client, sent } = clientThatAnswers([{ participants: [] }], { environment: "stage" });
  await client.call(repairFacilitiesSearch, input);

  expect(sent).toMatchObject([{ method: "POST" }]);
  expect(sent[0]?.url.href).toBe("https://api.example.com/claims-api/repair-facilities/search");
  expect(sent[0]?.body).toEqual({
    environment: "stage",
    radius: 25,
    country: "US",
    manufacturedCertified: "Yes",
    isSpecialtyVehicle: "No",
    ...input,
  });
});

test("sends nothing without an address", async () => {
  const { client, sent } = clientThatAnswers([{ participants: [] }]);
  const nowhere = { addressLine1: "", city: " ", state: "", zipCode: "" };
  await expect(client.call(repairFacilitiesSearch, nowhere)).rejects.toMatchObject({
    code: "configuration",
  });
  expect(sent).toHaveLength(0);
});

test.each([-1, "-1"])("a distance of %j is not known", async (distance) => {
  const { data } = await load({ participants: [shop("unknown", distance), shop("near", 0)] });

  expect(data.participants).toMatchObject([
    { shopId: "near", proximateDistance: 0 },
    { shopId: "unknown", proximateDistance: undefined },
  ]);
});

test("sorts shops by distance without duplicates, shops without a distance last", async () => {
  const { data } = await load({
    participants: [
      shop("unknown", null),
      shop("ten", "10"),
      shop("tie-1", 2),
      shop("tie-2", "2.0"),
      shop("near", 0.04),
      shop("near", 0.04),
    ],
  });
  expect(data.participants.map(({ shopId }) => shopId)).toEqual([
    "near",
    "tie-1",
    "tie-2",
    "ten",
    "unknown",
  ]);
});

test("returns all fields of a shop, with the ZIP code as text", async () => {
  const { data } = await load({
    participants: shop("1", "2.5", { latitude: "41.9", longitude: -87.6 }),
    searchCenter: { latitude: "41.9", longitude: -87.6 },
  });
  expect(data).toEqual({
    participants: [{ ...shop("1", 2.5), zipCode: "60654", latitude: 41.9, longitude: -87.6 }],
    searchCenter: { latitude: 41.9, longitude: -87.6 },
  });
});

test("drops invalid shops and an invalid center, and warns", async () => {
  const { data, warnings } = await load({
    participants: [shop("1", 1), { shopName: "No id" }, shop("2", 2, { shopName: "" })],
    searchCenter: { latitude: "north" },
  });
  expect(data).toMatchObject({ participants: [{ shopId: "1" }], searchCenter: undefined });
  expect(warnings.map(({ path }) => path)).toEqual([
    "participants.1",
    "participants.2",
    "searchCenter",
  ]);
});

test.each([status(204), { participants: null }, { participants: [] }])(
  "returns no shops for an empty response",
  async (response) => {
    const { data } = await load(response);
    expect(data).toEqual({ participants: [], searchCenter: undefined });
  },
);
