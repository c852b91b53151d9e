// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { InteractiveFaqs as component } from "@claimkit/faq";
import styles from "@claimkit/faq/interactive-faqs.css?sheets";
import { provide } from "../provided.ts";

provide("interactive-faqs", { component, styles });
