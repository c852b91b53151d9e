import { defineText } from "../messages/define-text.ts";

/** Messages of breadcrumbs. */
export const breadcrumbsText = defineText("breadcrumbs", {
  breadcrumbs: "Breadcrumbs",
  moreBreadcrumbs: "Show {count} more",
});
