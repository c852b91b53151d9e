// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { ClaimNextSteps as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/claim-next-steps.css?sheets";
import { provide } from "../provided.ts";

provide("claim-next-steps", { component, styles });
