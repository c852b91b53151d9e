// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { CloseAccordion as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/close-accordion.css?sheets";
import { provide } from "../provided.ts";

provide("close-accordion", { component, styles });
