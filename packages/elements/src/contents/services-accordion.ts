// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { ServicesAccordion as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/services-accordion.css?sheets";
import { provide } from "../provided.ts";

provide("services-accordion", { component, styles });
