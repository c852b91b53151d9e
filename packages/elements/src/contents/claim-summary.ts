// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { ClaimSummary as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/claim-summary.css?sheets";
import { provide } from "../provided.ts";

provide("claim-summary", { component, styles });
