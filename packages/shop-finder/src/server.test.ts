import { createClaimsClient } from "@claimkit/claims-api";
import { configureClaimkit } from "@claimkit/widget-runtime";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { defineShopFinderElements } from "./elements.tsx";
import { RepairShopFinder } from "./index.ts";

test("renders the search on a server, without a request and without the map", () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const loadResultsMap = vi.fn();
  const client = createClaimsClient({
    environment: "test",
    baseUrl: "http://localhost",
    clientId: "test",
    getAccessToken: () => "test-token",
    fetch,
  });
  configureClaimkit({ client, loadResultsMap, reverseGeocode: async () => undefined });

  const html = renderToString(createElement(RepairShopFinder, { userType: "registered" }));

  expect(html).toContain("Let&#x27;s look for a repair shop");
  expect(html).toContain('role="combobox"');
  expect(fetch).not.toHaveBeenCalled();
  expect(loadResultsMap).not.toHaveBeenCalled();
});

test("defining elements does nothing on a server", () => {
  expect(() => defineShopFinderElements()).not.toThrow();
});
