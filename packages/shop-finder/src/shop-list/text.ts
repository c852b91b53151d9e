import { defineText } from "@claimkit/widget-runtime";

/** Messages of the list of shops. */
export const shopListText = defineText("shop-list", {
  pickFromResults: "Pick from results",
  shops: "Repair shops",
  noShops: "No Shops Found",
  found: { one: "1 shop found.", other: "{count} shops found." },
  shows: "Shops {first} to {last} of {count}",
  yourChoice: "Your choice: {name}",
  chooseShop: "Choose this shop",
});
