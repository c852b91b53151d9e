import { expect, test } from "vitest";
import { parseAddress } from "./address.ts";

const chicago = {
  addressLine1: "600 W Chicago Ave",
  city: "Chicago",
  state: "IL",
  zipCode: "60654",
};

test.each([
  { text: "600 W Chicago Ave, Chicago, IL, 60654, USA", address: chicago },
  { text: "600 W Chicago Ave, Chicago, IL 60654, United States", address: chicago },
  { text: " 600 W Chicago Ave , Chicago , il 60654-1234 ", address: chicago },
  { text: "600 W Chicago Ave, Chicago, IL 60654, US,", address: chicago },
  {
    text: "600 W Chicago Ave, Suite 200, Chicago, IL 60654",
    address: { ...chicago, addressLine1: "600 W Chicago Ave, Suite 200" },
  },
  { text: "600 W Chicago Ave, Chicago, 60654", address: { ...chicago, state: "" } },
  { text: "600 W Chicago Ave, Chicago, IL, USA", address: { ...chicago, zipCode: "" } },
  { text: "Chicago, IL, 60654, USA", address: { ...chicago, addressLine1: "" } },
  { text: "Chicago, IL", address: { ...chicago, addressLine1: "", zipCode: "" } },
  { text: "60654", address: { addressLine1: "", city: "", state: "", zipCode: "60654" } },
  { text: "02201-1000", address: { addressLine1: "", city: "", state: "", zipCode: "02201" } },
  {
    text: "12 Main St 43215",
    address: { addressLine1: "12 Main St", city: "", state: "", zipCode: "43215" },
  },
  {
    text: "600 W Chicago Ave, Chicago, Illinois 60654, United States",
    address: chicago,
  },
  {
    text: "Denver, Colorado 80202, United States",
    address: { addressLine1: "", city: "Denver", state: "CO", zipCode: "80202" },
  },
  {
    text: "Kansas City west virginia 25301",
    address: { addressLine1: "", city: "Kansas City", state: "WV", zipCode: "25301" },
  },
  {
    text: "New York, New York",
    address: { addressLine1: "", city: "New York", state: "NY", zipCode: "" },
  },
  {
    text: "La Usa, TX 78000",
    address: { addressLine1: "", city: "La Usa", state: "TX", zipCode: "78000" },
  },
])("parses '$text'", ({ text, address }) => {
  expect(parseAddress(text)).toEqual(address);
});

test.each([
  {
    place: "states",
    codes: "AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO",
  },
  {
    place: "states",
    codes: "MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY",
  },
  { place: "the District of Columbia and the territories", codes: "AS DC GU MP PR VI" },
])("a city is enough with the codes of $place: $codes", ({ codes }) => {
  const states = codes.split(" ");

  expect(states.map((code) => parseAddress(`Springfield, ${code}`)?.state)).toEqual(states);
});

test("reads at most 300 characters", () => {
  const street = "1".repeat(300 - ", 60654".length);

  expect(parseAddress(`${street}, 60654`)?.zipCode).toBe("60654");
  expect(parseAddress(`${street}1, 60654`)).toBeUndefined();
});

test.each([
  "",
  "   ",
  ",,,",
  "12 Main St",
  "Chicago",
  "IL",
  "IL, USA",
  "USA",
  "Columbus Road, Nottingham NG5, United Kingdom",
  "Denver Avenue, Toronto, ON, Canada",
  "1234",
  "123456",
  "Chicago, ZZ",
  `${" ".repeat(100_000)}60654`,
  ",".repeat(1_000_000),
])("'%.40s' is not enough for a search", (text) => {
  expect(parseAddress(text)).toBeUndefined();
});
