// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { ContactUs as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/contact-us.css?sheets";
import { provide } from "../provided.ts";

provide("contact-us", { component, styles });
