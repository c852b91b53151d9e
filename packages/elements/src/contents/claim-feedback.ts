// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { FeedbackPrompt as component } from "@claimkit/claims-widgets/elements";
import styles from "@claimkit/claims-widgets/feedback-prompt.css?sheets";
import { provide } from "../provided.ts";

provide("claim-feedback", { component, styles });
