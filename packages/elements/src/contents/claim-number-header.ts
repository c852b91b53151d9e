// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { ClaimNumberHeader as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/claim-number-header.css?sheets";
import { provide } from "../provided.ts";

provide("claim-number-header", { component, styles });
