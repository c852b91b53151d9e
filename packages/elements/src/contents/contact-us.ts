import { ContactUs as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/contact-us.css?sheets";
import { provide } from "../provided.ts";

provide("contact-us", { component, styles });
