// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { ClaimList as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/claim-list.css?sheets";
import { provide } from "../provided.ts";

provide("app-claim-list", { component, styles });
