import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { builtSizeOf, pageSizeOf, sizeOf } from "./size-of.ts";

const repository = resolve(import.meta.dirname, "../..");
const KB = 1024;

/** Packages that every page with a widget already has. */
const SHARED = ["@claimkit/claims-api", "@claimkit/ui-kit", "@claimkit/widget-runtime"];

test.each([
  {
    // 1.5 KB more than the first version, for features of every call: redaction for third parties, limits of
    // texts and warnings, languages, and invalidation. And 0.1 KB for requests that are sent before the bundle.
    // 4.9 KB for what real backends and several users do: owners of results, other words, dates and wrappers, entities,
    // and lists of what a third party may see. 0.1 KB for third parties' responses in a language without words. Every
    // widget has a part of it. 0.8 KB for submissions, 0.1 KB for the headers of uploads, and 0.2 KB
    // to use what a server has handed over, so 0.1 KB in each widget. 0.2 KB for ETags. 10 bytes to renew no token in a
    // prerendered page.
    what: "claims-api without its loss causes",
    budget: 19.1,
    code: 'export * from "@claimkit/claims-api";',
  },
  {
    // In the head of a document, before everything else.
    what: "preloadClaim",
    budget: 3.1,
    code: 'export { preloadClaim } from "@claimkit/claims-api/preload";',
  },
  {
    // Why: docs/decisions/uploads.md#consequences
    what: "createUploads with tus",
    budget: 3.7,
    code: 'export { createUploads, tus } from "@claimkit/claims-api/uploads";',
  },
  {
    what: "withoutPlace",
    budget: 1.2,
    code: 'export { withoutPlace } from "@claimkit/claims-api/uploads";',
  },
  {
    // 0.7 KB for the icons of causes, 0.2 KB for the vehicle of an empty list, and 0.1 KB to hold back responses before they
    // are rendered.
    what: "ClaimList",
    budget: 21.1,
    code: 'export { ClaimList } from "@claimkit/claims-widgets";',
  },
  {
    what: "ClaimSummary",
    budget: 16,
    code: 'export { ClaimSummary } from "@claimkit/claims-widgets";',
  },
  {
    what: "ClaimNumberHeader",
    budget: 16,
    code: 'export { ClaimNumberHeader } from "@claimkit/claims-widgets";',
  },
  {
    // 0.2 KB for the picture of the shop. 5 KB more than before it answered at the top what a claimant asks. 0.2 KB for form libraries: the value of a
    // radio group by its ref. 1 KB for sections of the host: areas, parts, and views of its own.
    what: "ClaimTracker, before its documents",
    budget: 52.1,
    code: 'export { ClaimTracker } from "@claimkit/claims-widgets";',
  },
  {
    // 0.4 KB to wait and fail together with others; 0.3 KB for the calendar leaf, and the part that a step leads to.
    // 0.5 KB for the names of months, because creating a formatter of dates takes longer than loading them. 0.2 KB to
    // compare the days again at midnight. 0.1 KB to know the languages of the texts.
    what: "ClaimNextSteps",
    budget: 23.2,
    code: 'export { ClaimNextSteps } from "@claimkit/claims-widgets";',
  },
  {
    // 0.3 KB to set short facts in two columns, and for the icon and the status of the section. 0.3 KB for the names of months.
    // 0.1 KB, as in every widget, for the setting `theme`, as much for what a server has handed over, and for a view of the host.
    what: "ReportAccordion",
    budget: 18.7,
    code: 'export { ReportAccordion } from "@claimkit/claims-widgets";',
  },
  {
    what: "ServicesAccordion",
    budget: 19,
    code: 'export { ServicesAccordion } from "@claimkit/claims-widgets";',
  },
  {
    // 0.2 KB to load a document, which is 570 KB with pdf.js, only when it is near the visible part of the page; 0.4 KB, as in every widget, to
    // wait and fail together with others; 0.8 KB for contacts as cards, for facts in two columns, and for the icon and the status of the section.
    // 0.3 KB for the names of months. 0.2 KB for the value of a radio group by its ref. 0.2 KB for the picture of the shop.
    what: "RepairsAccordion",
    budget: 28.1,
    code: 'export { RepairsAccordion } from "@claimkit/claims-widgets";',
  },
  {
    what: "PayoutAccordion",
    budget: 20.4,
    code: 'export { PayoutAccordion } from "@claimkit/claims-widgets";',
  },
  {
    what: "MemberTimeline",
    budget: 18,
    code: 'export { MemberTimeline } from "@claimkit/claims-widgets";',
  },
  {
    what: "TimelineCategoryCard",
    budget: 18,
    code: 'export { TimelineCategoryCard } from "@claimkit/claims-widgets";',
  },
  {
    what: "FeedbackPrompt",
    budget: 18,
    code: 'export { FeedbackPrompt } from "@claimkit/widget-runtime";',
  },
  {
    what: "ContactUs",
    budget: 18,
    code: 'export { ContactUs } from "@claimkit/claims-widgets";',
  },
  {
    what: "CloseAccordion",
    budget: 18,
    code: 'export { CloseAccordion } from "@claimkit/claims-widgets";',
  },
  {
    // 0.2 KB to emit a warning for each page that is not complete, and to accept a PDF with bytes before its header.
    what: "DocumentViewer before a document",
    budget: 15.2,
    code: 'export { DocumentViewer } from "@claimkit/claims-widgets";',
  },
  {
    what: "pdf.js without its worker",
    budget: 150,
    code: 'export * from "../../packages/claims-widgets/src/document-viewer/pdf-js.ts";',
  },
  {
    // 1.6 KB for the text view and zooming by touch. 0.1 KB to say which pages can't be shown, and as much to
    // show text first on a phone.
    what: "DocumentViewer after a document was opened",
    budget: 12,
    code: 'export * from "../../packages/claims-widgets/src/document-viewer/document-content.tsx";',
  },
  {
    // 0.4 KB for popups on the picture, another try with another style, and hints of cooperative gestures.
    // 0.1 KB for a default basemap, and for basemaps in the colors of the page.
    what: "the map before it is loaded",
    budget: 15.6,
    code: 'export * from "@claimkit/map-view";',
  },
  {
    what: "streetStyle",
    budget: 2.4,
    code: 'export { streetStyle } from "@claimkit/map-view/street-style";',
  },
  {
    what: "StaticMap with the United States",
    budget: 30,
    code: 'export { StaticMap } from "@claimkit/map-view/static";',
  },
  { what: "Button", budget: 0.62, code: 'export { Button } from "@claimkit/ui-kit/button";' },
  {
    what: "Accordion",
    budget: 1.55,
    code: 'export { Accordion } from "@claimkit/ui-kit/accordion";',
  },
  {
    what: "TextField",
    budget: 1.87,
    code: 'export { TextField } from "@claimkit/ui-kit/text-field";',
  },
  { what: "Select", budget: 1.75, code: 'export { Select } from "@claimkit/ui-kit/select";' },
  {
    // Includes 31 bytes for a press on another option, and 0.3 KB for its value and focus by its ref.
    what: "RadioGroup with its Radios",
    budget: 2.6,
    code: 'export { Radio, RadioGroup } from "@claimkit/ui-kit";',
  },
  {
    // Includes 110 bytes for localized numbers and plural forms, and 7 bytes for a list that stays closed
    // without options. And 57 bytes to keep the active option when others are loaded. And 0.4 KB for a value
    // that a form library sets by its ref.
    what: "Autocomplete",
    budget: 5.42,
    code: 'export { Autocomplete } from "@claimkit/ui-kit/autocomplete";',
  },
  {
    // Includes 0.4 KB for a value that a form library sets by its ref, and 0.1 KB to check a given date.
    what: "DatePicker with time and marks",
    budget: 9.61,
    code: 'export { DatePicker } from "@claimkit/ui-kit/date-picker";',
  },
  {
    what: "FileUpload",
    budget: 8,
    code: 'export { FileUpload } from "@claimkit/ui-kit/file-upload";',
  },
  // 0.5 KB more than the target. Why: packages/ui-kit/src/modal/README.md.
  { what: "Modal", budget: 3.03, code: 'export { Modal } from "@claimkit/ui-kit/modal";' },
  // Why: packages/ui-kit/src/header/README.md.
  { what: "Header", budget: 4.86, code: 'export { Header } from "@claimkit/ui-kit/header";' },
  { what: "Tabset", budget: 2.23, code: 'export { Tabset } from "@claimkit/ui-kit/tabset";' },
  {
    // Loaded with the setting `theme`.
    what: "hostTheme",
    budget: 2.7,
    code: 'export { hostTheme } from "@claimkit/ui-kit/host-theme";',
  },
  { what: "Table", budget: 2, code: 'export { Table } from "@claimkit/ui-kit/table";' },
  // Why: docs/decisions/forms.md#a-control-contains-only-the-messages-it-needs. 0.7 KB for values that form libraries set.
  {
    what: "ten components that one page imports together",
    budget: 20.6,
    code: `export { Accordion, Autocomplete, Button, DatePicker, Modal, Radio, RadioGroup, Select, SortableTable, Tabset, TextField } from "@claimkit/ui-kit";`,
  },
  // 1.6 KB of what FileUpload adds.
  { what: "the whole kit", budget: 41.6, code: 'export * from "@claimkit/ui-kit";' },
])("$what has at most $budget KB", async ({ code, budget, what }) => {
  const bytes = await sizeOf(code);

  console.info(`${what}: ${(bytes / KB).toFixed(2)} KB gz of ${budget}`);
  expect(bytes).toBeLessThanOrEqual(budget * KB);
});

test("the scripts of a claim page have at most 128.3 KB, with React", async () => {
  const bytes = await pageSizeOf(`
    import { createClaimsClient } from "@claimkit/claims-api";
    import { ClaimTracker } from "@claimkit/claims-widgets";
    import { ClaimkitProvider } from "@claimkit/widget-runtime";
    import { createRoot } from "react-dom/client";
    const client = createClaimsClient({ getAccessToken: () => "" });
    createRoot(document.body).render(
      <ClaimkitProvider client={client}><ClaimTracker claimNumber="CLM-1" /></ClaimkitProvider>,
    );
  `);

  console.info(`a claim page: ${(bytes / KB).toFixed(2)} KB gz of 128.3`);
  expect(bytes).toBeLessThanOrEqual(128.3 * KB);
});

test("the FAQ's own modules and style sheet have at most 14 KB", async () => {
  const modules = await sizeOf('export * from "@claimkit/faq";', SHARED);
  const bytes = modules + builtSizeOf("faq/dist/styles.css");

  console.info(`faq: ${(bytes / KB).toFixed(2)} KB gz of 14`);
  expect(bytes).toBeLessThanOrEqual(14 * KB);
});

test("the shop finder's own modules and style sheet have at most 20 KB, without its map", async () => {
  const modules = await sizeOf('export * from "@claimkit/shop-finder";', SHARED);
  const bytes = modules + builtSizeOf("shop-finder/dist/styles.css");

  console.info(`shop-finder: ${(bytes / KB).toFixed(2)} KB gz of 20`);
  expect(bytes).toBeLessThanOrEqual(20 * KB);
});

test.each([
  { sheet: "ui-kit/dist/button.css", budget: 2.8 },
  // 0.1 KB for its strip on a phone.
  { sheet: "claims-widgets/dist/claim-summary.css", budget: 5.1 },
  // 0.3 KB for colors that are derived from the accent, 0.1 KB for those of statuses in dark mode, and 1.9 KB for the
  // status, the path, the money and the contact bar, the card of a document, contacts as cards, and headings with icons; 0.1 KB for print.
  // 0.6 KB for the text view of a document, the path of a closed claim, smaller margins on a phone, and sections without data.
  // A few bytes for hyphens only in long words. 0.1 KB for rotated and incomplete pages of documents.
  // A few bytes for pressed icons of accordions, for the scheme of the page's theme, and for sizes under a page's reset.
  { sheet: "claims-widgets/dist/claim-tracker.css", budget: 13.4 },
])("$sheet, which a page with only this component loads, has at most $budget KB", (row) => {
  const bytes = builtSizeOf(row.sheet);

  console.info(`${row.sheet}: ${(bytes / KB).toFixed(2)} KB gz of ${row.budget}`);
  expect(bytes).toBeLessThanOrEqual(row.budget * KB);
});

test.each([
  // 0.6 KB to show what a server has handed over and to adopt what it has rendered, 0.3 KB for ETags, 0.1 KB for the
  // setting `theme`, and 0.1 KB to open the upload of documents.
  // Both miss their aims of 32 and 54. Why: docs/decisions/packages.md#each-element-has-its-own-file
  { tag: "claim-summary", budget: 43.9 },
  // 1.5 KB for calls before the page, sections without data, the text view of a document, and opening all sections.
  // A few bytes for what documents can't show. 0.2 KB for languages whose words are unknown.
  // 1 KB for sections of the host, as in React, and 0.8 KB for their names and slots.
  { tag: "claim-tracker", budget: 101.6 },
])("<$tag> with its renderer, client and styles has at most $budget KB", async (row) => {
  const built = resolve(repository, "packages/elements/dist");
  const imports = await readFile(resolve(built, "elements", `${row.tag}.js`), "utf8");
  const files = [...imports.matchAll(/"\.\.\/([^"]+)"/g)].map(([, file = ""]) => file);
  const sizes = ["standalone.js", ...files].map((file) => builtSizeOf(`elements/dist/${file}`));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);

  console.info(`<${row.tag}>: ${(bytes / KB).toFixed(2)} KB gz of ${row.budget}`);
  expect(bytes).toBeLessThanOrEqual(row.budget * KB);
});

test("all style sheets of the kit have at most 16 KB", () => {
  const bytes = builtSizeOf("ui-kit/dist/styles.css");

  console.info(`styles.css: ${(bytes / KB).toFixed(2)} KB gz of 16`);
  expect(bytes).toBeLessThanOrEqual(16 * KB);
});
