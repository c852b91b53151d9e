import { PayoutAccordion as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/payout-accordion.css?sheets";
import { provide } from "../provided.ts";

provide("payout-accordion", { component, styles });
