import { createClaimsClient } from "@claimkit/claims-api";
import "@claimkit/map-view/styles.css";
import { RepairShopFinder } from "@claimkit/shop-finder";
import "@claimkit/shop-finder/styles.css";
import "@claimkit/ui-kit/styles.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { createRoot } from "react-dom/client";
import { shops } from "./shops.ts";

// A shop finder that finds 1,000 shops in each search. With `?map`, it also shows them on a map.

const HALF_A_DEGREE = 0.5;
const center = { latitude: 39.97, longitude: -83 };
const participants = shops(1000, center, HALF_A_DEGREE);
const suggestions = Array.from({ length: 50 }, (_, number) => ({
  text: `${number + 1} Main Street, Columbus, OH, 43215, USA`,
}));

const client = createClaimsClient({
  environment: "sandbox",
  baseUrl: location.origin,
  clientId: "benchmark",
  getAccessToken: () => "token",
  fetch: async (input) =>
    new URL(input instanceof Request ? input.url : input).pathname.endsWith("/suggest")
      ? Response.json({ suggestions })
      : Response.json({ participants, searchCenter: center }),
});

const loadShopsMap = () => import("@claimkit/shop-finder/shops-map");

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <ClaimkitProvider
    client={client}
    loadShopsMap={new URLSearchParams(location.search).has("map") ? loadShopsMap : undefined}
  >
    <RepairShopFinder userType="registered" />
  </ClaimkitProvider>,
);
