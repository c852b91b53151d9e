// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { RepairShopFinder as component } from "@claimkit/shop-finder";
import styles from "@claimkit/shop-finder/repair-shop-finder.css?sheets";
import { provide } from "../provided.ts";

provide("repair-shop-finder", { component, styles });
