// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { TimelineCategoryCard as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/timeline-category-card.css?sheets";
import { provide } from "../provided.ts";

provide("timeline-category-card", { component, styles });
