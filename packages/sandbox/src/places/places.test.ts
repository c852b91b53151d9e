import { describe, expect, test } from "vitest";
import { sendRequest } from "../../testing/send-request.ts";
import { geocode, reverseGeocode } from "../index.ts";
import { createSandbox } from "../sandbox.ts";
import { milesBetween, offsetFrom } from "./point.ts";
import { repairShops } from "./repair-shops.ts";
import type { ShopNearby } from "./shops-around.ts";
import { suggestPlaces } from "./suggest.ts";
import { findZipCode } from "./zip-codes.ts";

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

describe("distances", () => {
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
  test("have fictional phone numbers, except one without a number", () => {
    const phones = repairShops.flatMap(({ phoneNumber }) => phoneNumber ?? []);

    expect(phones).toHaveLength(165);
    for (const phone of phones) expect(phone).toMatch(/^\d{3}55501\d{2}$/);
  });

  // 800 numbers are a mile from State and Madison Street.
  test.each([
    { address: "1020 W Randolph St", north: 150, east: -1020 },
    { address: "219 N Peoria St", north: 219, east: -900 },
    { address: "331 E Illinois St", north: 500, east: 331 },
    { address: "2233 W Chicago Ave", north: 800, east: -2233 },
    { address: "1560 N Damen Ave", north: 1560, east: -2000 },
    { address: "1017 W Fullerton Ave", north: 2400, east: -1017 },
  ])("are on their block in Chicago: $address", ({ address, north, east }) => {
    const shop = repairShops.find((candidate) => candidate.address === address);
    const corner = { latitude: 41.882, longitude: -87.6278 };
    const block = offsetFrom(corner, { north: north / 800, east: east / 800 });

    expect(shop && milesBetween(shop, block)).toBeLessThan(0.15);
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

  test.each(["", "Co", "  Co  ", "zzz"])("suggests nothing for '%s'", (text) => {
    expect(suggestPlaces(text)).toEqual([]);
  });

  test("suggests places from the third character on", () => {
    expect(suggestPlaces("Col")).toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/\bColumbus, OH\b/) }),
    );
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
