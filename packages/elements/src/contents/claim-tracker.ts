// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { ClaimTrackerInElement as component } from "@claimkit/claims-widgets/elements";
import styles from "@claimkit/claims-widgets/claim-tracker-in-element.css?sheets";
import { provide } from "../provided.ts";

provide("claim-tracker", { component, styles });
