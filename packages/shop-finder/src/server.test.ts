import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { defineShopFinderElements } from "./elements.tsx";
import { RepairShopFinder } from "./index.ts";

test("renders the search on a server, without a request", () => {
  const loadShopsMap = (): never => {
    throw new Error("A server has no map.");
  };
  const reverseGeocode = async (): Promise<undefined> => undefined;

  const html = renderToString(
    createElement(
      ClaimkitProvider,
      { loadShopsMap, reverseGeocode },
      createElement(RepairShopFinder, { userType: "registered" }),
    ),
  );

  expect(html).toContain("Let&#x27;s look for a repair shop");
  expect(html).toContain('role="combobox"');
});

test("elements are defined in the browser only", () => {
  expect(() => defineShopFinderElements()).not.toThrow();
});
