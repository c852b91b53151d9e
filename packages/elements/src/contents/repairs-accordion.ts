// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { RepairsAccordion as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/repairs-accordion.css?sheets";
import { provide } from "../provided.ts";

provide("repairs-accordion", { component, styles });
