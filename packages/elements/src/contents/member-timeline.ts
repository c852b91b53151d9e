import { MemberTimeline as component } from "@claimkit/claims-widgets";
import styles from "@claimkit/claims-widgets/member-timeline.css?sheets";
import { provide } from "../provided.ts";

provide("member-timeline", { component, styles });
