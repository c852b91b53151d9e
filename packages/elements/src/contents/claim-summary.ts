import { ClaimSummary as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/claim-summary.css?sheets";
import { provide } from "../provided.ts";

provide("claim-summary", { component, styles });
