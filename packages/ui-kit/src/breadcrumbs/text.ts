import { defineText } from "../messages/define-text.ts";

/** Messages of breadcrumbs. */
export const breadcrumbsText = defineText("kit", {
  breadcrumbs: "Breadcrumbs",
  moreBreadcrumbs: "Show {count} more",
});
