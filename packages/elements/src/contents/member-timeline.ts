// Written by `vitest run -u --project node tools/build/manifests` from the tables of elements.
import { MemberTimeline as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/member-timeline.css?sheets";
import { provide } from "../provided.ts";

provide("member-timeline", { component, styles });
