// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { DocumentUpload as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/document-upload.css?sheets";
import { provide } from "../provided.ts";

provide("document-upload", { component, styles });
