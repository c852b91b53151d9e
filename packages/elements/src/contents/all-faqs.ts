// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { AllFaqs as component } from "@claimkit/faq";
import styles from "@claimkit/faq/all-faqs.css?sheets";
import { provide } from "../provided.ts";

provide("all-faqs", { component, styles });
