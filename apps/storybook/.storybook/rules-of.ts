import { forStorybook } from "../src/document-page/for-storybook.ts";
import claims from "../../../docs/reference/claims.md?raw";

/** The section of docs/reference/claims.md about a component. */
const sections: Readonly<Record<string, string>> = {
  ClaimList: "## Claims list",
  ClaimNextSteps: "## Next steps",
  ClaimNumberHeader: "## Claim number header",
  ClaimSummary: "## Claim summary",
  ClaimTracker: "## Claim tracker",
  CloseAccordion: "## Close",
  ContactUs: "## Contact us",
  DocumentUpload: "## Document upload",
  DocumentViewer: "## Document viewer",
  FeedbackPrompt: "## Feedback question",
  MemberTimeline: "## Timeline",
  PayoutAccordion: "## Payout",
  RepairsAccordion: "## Repairs",
  ReportAccordion: "## Report",
  ServicesAccordion: "## Services",
  TimelineCategoryCard: "### Category card alone",
};

/** The texts and rules of a component, and the calls that it makes, as Markdown from the reference. */
export function rulesOf(component: string): { rules: string; calls: string } {
  const heading = sections[component];
  return { rules: heading ? sectionOf(heading) : "", calls: callsOf(component) };
}

function sectionOf(heading: string): string {
  const [, ...lines] = claims.slice(claims.indexOf(`\n${heading}\n`) + 1).split("\n");
  const [hashes = ""] = heading.split(" ");
  const end = lines.findIndex((line) => /^#+ /.test(line) && line.indexOf(" ") <= hashes.length);
  return linked(lines.slice(0, end < 0 ? undefined : end).join("\n"));
}

/** The last cell of the component's row in the table of widgets. */
function callsOf(component: string): string {
  const row = claims.split("\n").find((line) => line.startsWith(`| \`${component}\``));
  return row ? linked(row.split("|").at(-2)?.trim() ?? "") : "";
}

/** Links to other sections lead to the page of the reference. */
function linked(markdown: string): string {
  return forStorybook(markdown.replaceAll("](#", "](claims.md#"), "docs/reference");
}
