// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { PayoutAccordion as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/payout-accordion.css?sheets";
import { provide } from "../provided.ts";

provide("payout-accordion", { component, styles });
