export {
  ClaimList,
  type ClaimListProps,
  type ClaimListQuery,
  useClaimList,
} from "./claim-list/claim-list.tsx";
export {
  ClaimNumberHeader,
  type ClaimNumberHeaderProps,
} from "./claim-number-header/claim-number-header.tsx";
export {
  ClaimSummary,
  type ClaimSummaryProps,
  type ClaimSummaryQuery,
  useClaimSummary,
} from "./claim-summary/claim-summary.tsx";
export {
  ReportAccordion,
  type ReportAccordionProps,
  type ReportQuery,
  useReport,
} from "./report/report.tsx";
export {
  ServicesAccordion,
  type ServicesAccordionProps,
  type ServicesQuery,
  useServices,
} from "./services/services.tsx";
export type { HeadingLevel } from "./shared/heading-level.ts";
