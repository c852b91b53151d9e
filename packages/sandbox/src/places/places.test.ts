import { describe, expect, test } from "vitest";
import { sendRequest } from "../../testing/send-request.ts";
import { geocode, reverseGeocode } from "../index.ts";
import { createSandbox } from "../sandbox.ts";
import { milesBetween, offsetFrom } from "./point.ts";
import { repairShops } from "./repair-shops.ts";
import type { ShopNearby } from "./shops-around.ts";
import { suggestPlaces } from "./suggest.ts";
import { findZipCode, zipCodes } from "./zip-codes.ts";

interface Found {
  participants: ShopNearby[];
  searchCenter?: { latitude: number; longitude: number };
}

const BODY = {
  environment: "test",
  radius: 25,
  country: "US",
  manufacturedCertified: "Yes",
  isSpecialtyVehicle: "No",
  addressLine1: "",
  city: "",
  state: "",
  zipCode: "",
};

const search = (body: object): Promise<Response> =>
  sendRequest(createSandbox(), "repair-facilities/search", {
    method: "POST",
    body: JSON.stringify({ ...BODY, ...body }),
  });

async function shopsNear(zipCode: string): Promise<ShopNearby[]> {
  const { participants } = (await (await search({ zipCode })).json()) as Found;
  return participants;
}

describe("distances", () => {
  test.each([
    { from: "60654", to: "60654", miles: 0 },
    { from: "43215", to: "60654", miles: 276 },
    { from: "10001", to: "90012", miles: 2445 },
  ])("it is $miles miles from $from to $to", ({ from, to, miles }) => {
    const [a, b] = [findZipCode(from), findZipCode(to)];
    if (!a || !b) throw new Error("The ZIP codes are unknown.");

    expect(Math.round(milesBetween(a, b))).toBe(miles);
    expect(milesBetween(b, a)).toBeCloseTo(milesBetween(a, b), 9);
  });

  test("a degree is as long as on a globe with a radius of 3958.8 miles", () => {
    const equator = { latitude: 0, longitude: 0 };

    expect(milesBetween(equator, { latitude: 1, longitude: 0 })).toBeCloseTo(69.0941, 3);
    expect(milesBetween(equator, { latitude: 0, longitude: 180 })).toBeCloseTo(12_436.9, 0);
  });

  test("an offset has the requested length", () => {
    const start = { latitude: 40, longitude: -83 };

    expect(milesBetween(start, offsetFrom(start, { north: 24.9 }))).toBeCloseTo(24.9, 2);
    expect(milesBetween(start, offsetFrom(start, { east: 3 }))).toBeCloseTo(3, 2);
  });
});

describe("the shops of 15 cities", () => {
  test.each([
    // The fourteenth shop of Columbus is 25.1 miles away.
    { zipCode: "43215", city: "Columbus", shops: 13 },
    { zipCode: "60654", city: "Chicago", shops: 23 },
    { zipCode: "10001", city: "New York", shops: 31 },
    { zipCode: "90012", city: "Los Angeles", shops: 27 },
    { zipCode: "77002", city: "Houston", shops: 12 },
    { zipCode: "85004", city: "Phoenix", shops: 11 },
    { zipCode: "98101", city: "Seattle", shops: 10 },
    { zipCode: "33131", city: "Miami", shops: 9 },
    { zipCode: "30303", city: "Atlanta", shops: 8 },
    { zipCode: "80202", city: "Denver", shops: 7 },
    { zipCode: "02108", city: "Boston", shops: 6 },
    { zipCode: "37203", city: "Nashville", shops: 5 },
    { zipCode: "99501", city: "Anchorage", shops: 1 },
    { zipCode: "96813", city: "Honolulu", shops: 2 },
    { zipCode: "59211", city: "Antelope", shops: 0 },
  ])("finds $shops in $city", async ({ zipCode, city, shops }) => {
    expect(findZipCode(zipCode)?.city).toBe(city);
    expect(await shopsNear(zipCode)).toHaveLength(shops);
  });

  test("are 166, each with a unique id, name, phone number and location", () => {
    const unique = (key: (shop: (typeof repairShops)[number]) => unknown): number =>
      new Set(repairShops.map(key)).size;

    expect(repairShops).toHaveLength(166);
    expect(unique(({ shopId }) => shopId)).toBe(166);
    expect(unique(({ shopName }) => shopName)).toBe(166);
    expect(unique(({ latitude, longitude }) => `${latitude} ${longitude}`)).toBe(166);
    // Includes the one without a phone number.
    expect(unique(({ phoneNumber }) => phoneNumber)).toBe(166);
  });

  test("have fictional phone numbers, except one without a number", () => {
    const phones = repairShops.flatMap(({ phoneNumber }) => phoneNumber ?? []);

    expect(phones).toHaveLength(165);
    for (const phone of phones) expect(phone).toMatch(/^\d{3}55501\d{2}$/);
  });

  test.each([0.04, 3, 24.9])("one is %d miles from the center of Columbus", async (miles) => {
    const distances = (await shopsNear("43215")).map(({ proximateDistance }) => proximateDistance);

    expect(distances).toContain(miles);
  });

  test("the one that is 25.1 miles away is not found", async () => {
    const pickaway = repairShops.find(({ shopName }) => shopName === "Pickaway Auto Body");
    const columbus = findZipCode("43215");
    if (!pickaway || !columbus) throw new Error("The shop or the ZIP code is unknown.");

    expect(milesBetween(columbus, pickaway)).toBeCloseTo(25.1, 2);
    expect((await shopsNear("43215")).map(({ shopName }) => shopName)).not.toContain(
      "Pickaway Auto Body",
    );
    expect((await shopsNear("43113")).map(({ shopName }) => shopName)).toContain(
      "Pickaway Auto Body",
    );
  });

  test("are unsorted", async () => {
    const distances = (await shopsNear("60654")).map((shop) => Number(shop.proximateDistance));

    expect(distances).not.toEqual(distances.toSorted((a, b) => a - b));
  });

  test("have numbers as distances, or text in Texas", async () => {
    const kinds = async (zipCode: string): Promise<Set<string>> =>
      new Set((await shopsNear(zipCode)).map(({ proximateDistance }) => typeof proximateDistance));

    expect(await kinds("60654")).toEqual(new Set(["number"]));
    expect(await kinds("77002")).toEqual(new Set(["string"]));
  });
});

describe("POST repair-facilities/search", () => {
  test("returns the center of the search", async () => {
    const response = await search({ zipCode: "43215" });

    expect(await response.json()).toMatchObject({
      searchCenter: { latitude: 39.97, longitude: -83 },
    });
  });

  test("finds the address of a shop, a ZIP+4 code, and a city", async () => {
    const atShop = await search({ addressLine1: "540 W Superior St", zipCode: "60654" });
    const { participants } = (await atShop.json()) as Found;
    expect(participants).toContainEqual(
      expect.objectContaining({ shopName: "River North Collision", proximateDistance: 0 }),
    );

    const plus4 = (await (await search({ zipCode: "60654-1234" })).json()) as Found;
    expect(plus4.searchCenter).toEqual({ latitude: 41.89, longitude: -87.64 });

    const city = (await (await search({ city: "boston", state: "ma" })).json()) as Found;
    expect(city.participants).toHaveLength(6);
  });

  test("finds nothing for an unknown ZIP code", async () => {
    expect(await (await search({ zipCode: "00000" })).json()).toEqual({ participants: [] });
  });

  test.each([
    { path: "radius", body: { radius: 50 } },
    { path: "country", body: { country: "CA" } },
    { path: "environment", body: { environment: undefined } },
    { path: "manufacturedCertified", body: { manufacturedCertified: true } },
    { path: "zipCode", body: { zipCode: 43215 } },
  ])("rejects an invalid $path", async ({ path, body }) => {
    const response = await search(body);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  });
});

describe("the ZIP codes", () => {
  test("are 167, without duplicates", () => {
    expect(zipCodes).toHaveLength(167);
    expect(new Set(zipCodes.map(({ zipCode }) => zipCode)).size).toBe(167);
    for (const { zipCode } of zipCodes) expect(zipCode).toMatch(/^\d{5}$/);
  });

  test("have coordinates that are rounded to two decimals", () => {
    for (const { latitude, longitude } of zipCodes) {
      expect([latitude, longitude]).toEqual([
        Number(latitude.toFixed(2)),
        Number(longitude.toFixed(2)),
      ]);
    }
  });

  test("include one with a leading zero", () => {
    expect(findZipCode("02108")).toMatchObject({ city: "Boston", state: "MA" });
  });
});

describe("GET rating/location/v1/suggest", () => {
  test("suggests the addresses that contain all words", async () => {
    const response = await sendRequest(
      createSandbox(),
      "rating/location/v1/suggest?text=600%20W%20Chicago",
    );

    expect(await response.json()).toEqual({
      suggestions: [{ text: "600 W Chicago Ave, Chicago, IL, 60654, USA", country: "US" }],
    });
  });

  test("suggests more places than clients show, and foreign ones", () => {
    expect(suggestPlaces("Chicago")).toHaveLength(20);
    expect(suggestPlaces("Boston").map(({ text }) => text)).toContain(
      "Boston, Lincolnshire, United Kingdom",
    );
    expect(suggestPlaces("Denver").map(({ country }) => country)).toContain("CA");
  });

  test.each(["", "Co", "  Co  ", "zzz"])("suggests nothing for '%s'", (text) => {
    expect(suggestPlaces(text)).toEqual([]);
  });

  test("requires text", async () => {
    expect((await sendRequest(createSandbox(), "rating/location/v1/suggest")).status).toBe(400);
  });
});

describe("geocode and reverseGeocode", () => {
  test.each([
    { address: "540 W Superior St, Chicago, IL 60654", near: "60654" },
    { address: "3900 Morse Crossing, Columbus, OH 43215", near: "43215" },
    { address: "1 City Hall Square, Boston, MA, 02108, USA", near: "02108" },
  ])("find $address", async ({ address, near }) => {
    const point = await geocode(address);
    const center = findZipCode(near);
    if (!point || !center) throw new Error("Nothing was found.");

    expect(milesBetween(point, center)).toBeLessThan(1);
  });

  test("do not find an unknown address", async () => {
    expect(await geocode("10 Downing Street, London")).toBeUndefined();
  });

  test("find the shop or the ZIP code at a point, or nothing", async () => {
    const shop = await geocode("540 W Superior St, Chicago, IL 60654");
    if (!shop) throw new Error("The shop was not found.");

    expect(await reverseGeocode(shop)).toEqual({
      addressLine1: "540 W Superior St",
      city: "Chicago",
      state: "IL",
      zipCode: "60654",
    });
    expect(await reverseGeocode({ latitude: 48.5, longitude: -104.5 })).toEqual({
      addressLine1: "",
      city: "Medicine Lake",
      state: "MT",
      zipCode: "59247",
    });
    expect(await reverseGeocode({ latitude: 0, longitude: 0 })).toBeUndefined();
  });

  test("find a ZIP code within 25 miles", async () => {
    const waikiki = findZipCode("96815");
    if (!waikiki) throw new Error("The ZIP code is unknown.");
    const milesSouth = (miles: number) => reverseGeocode(offsetFrom(waikiki, { north: -miles }));

    expect(await milesSouth(24.9)).toMatchObject({ zipCode: "96815" });
    expect(await milesSouth(25.1)).toBeUndefined();
  });
});
