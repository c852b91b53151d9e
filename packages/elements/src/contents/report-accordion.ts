// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { ReportAccordion as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/report-accordion.css?sheets";
import { provide } from "../provided.ts";

provide("report-accordion", { component, styles });
