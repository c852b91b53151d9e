/** The widget that shows the response. */
export type WidgetName =
  | "claims"
  | "summary"
  | "timeline"
  | "report"
  | "services"
  | "repairs"
  | "payout"
  | "close"
  | "contact-us";

/** An extreme response that a widget has to handle. */
export interface Case {
  name: string;
  widget: WidgetName;
  /** Part of the path of the call that gets the response. */
  path: string;
  body: string;
}

const COUNT = 10_000;
const TWO_MEGABYTES = 2_000_000;
const TEXT = "A long text without an end. ".repeat(3600).slice(0, 100_000);

/** Responses with 10,000 items in each list. */
const LISTS: readonly Case[] = [
  long("claims", "claims", "/search", {
    claimSummaries: items((index) => ({
      claimNumber: `CLM-${index}`,
      claimState: index % 3 === 0 ? "closed" : "open",
      lossDate: new Date(Date.UTC(2026, 0, 1 + ((index * 7919) % 365))).toISOString().slice(0, 10),
      lossCause: "hail",
    })),
  }),
  long("steps of one category", "timeline", "/timelines/", {
    timelineCategories: [
      { categoryName: "REPORT", status: "COMPLETE", timelineSubCategories: items(step) },
    ],
  }),
  long("contacts", "timeline", "/claim-contacts", {
    claimContacts: items((index) => ({ contactId: `CNT-${index}`, roles: ["WITNESS"] })),
  }),
  long("coverages", "report", "/report-details/", {
    hasVanishing: true,
    coverageInfo: items((index) => ({ name: `Coverage ${index}`, deductible: "$0" })),
  }),
  long("payments", "payout", "/payout-details/", {
    paymentDetails: items((index) => ({ payee: `Payee ${index}`, paymentInfo: [row(index)] })),
  }),
  long("estimate options", "repairs", "/repairs-details/", {
    scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
    displayInfo: items(row),
  }),
];

/** Responses with 100,000 characters in every text. */
const TEXTS: readonly Case[] = [
  text("claims", "/search", {
    claimSummaries: [{ claimNumber: TEXT, claimState: TEXT, lossDate: TEXT, lossCause: TEXT }],
  }),
  text("summary", "/claim-summaries/", {
    claimNumber: TEXT,
    vehicle: TEXT,
    claimType: TEXT,
    status: TEXT,
    tellUsMoreVisibility: true,
  }),
  text("timeline", "/timelines/", {
    timelineCategories: [
      {
        categoryName: "REPORT",
        status: TEXT,
        timelineSubCategories: [{ subCategoryName: TEXT, status: TEXT }],
      },
    ],
  }),
  text("report", "/report-details/", {
    latestUpdate: TEXT,
    incidentDate: TEXT,
    incidentType: TEXT,
    hasVanishing: true,
    coverageInfo: [{ name: TEXT, deductible: TEXT }],
    subCoverageInfo: [{ name: TEXT, deductible: TEXT }],
    displayInfo: [{ displayKey: TEXT, displayValue: TEXT }],
  }),
  text("services", "/services-details/", {
    latestUpdate: TEXT,
    displayText: TEXT,
    displayInfo: [{ displayKey: TEXT, displayValue: TEXT }],
  }),
  text("repairs", "/repairs-details/", {
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    latestUpdate: TEXT,
    displayTitle: TEXT,
    displayText: TEXT,
    displayEmail: TEXT,
    shopInfo: { name: TEXT, address: TEXT, phoneNumber: TEXT, emailAddress: TEXT },
    appointmentDate: TEXT,
    selectedServiceOffering: { selectedService: { appointmentTime: TEXT } },
  }),
  text("payout", "/payout-details/", {
    deductible: TEXT,
    providerPaidAmount: TEXT,
    paymentDetails: [{ payee: TEXT, paymentInfo: [{ displayKey: TEXT, displayValue: TEXT }] }],
  }),
  text("close", "/close-details/", { claimState: TEXT, closeDate: TEXT, displayText: TEXT }),
  text("contact-us", "/contact-us/", {
    generalClaimQuestions: {
      claimAdjusterName: TEXT,
      tollFreeNumber: TEXT,
      usOnly: TEXT,
      email: TEXT,
    },
  }),
];

/** Responses of 2 MB with invalid items. */
const UNREADABLE: readonly Case[] = [
  unreadable("claims", "/search", "claimSummaries"),
  unreadable("timeline", "/timelines/", "timelineCategories"),
  unreadable("report", "/report-details/", "coverageInfo"),
  unreadable("services", "/services-details/", "displayInfo"),
  unreadable("payout", "/payout-details/", "paymentDetails"),
];

export const CASES: readonly Case[] = [...LISTS, ...TEXTS, ...UNREADABLE];

function items<T>(item: (index: number) => T): T[] {
  return Array.from({ length: COUNT }, (_, index) => item(index));
}

function row(index: number): object {
  return { displayKey: `Amount ${index}`, displayValue: `$${index}.50` };
}

function step(index: number): object {
  return { subCategoryName: `Step ${index}`, status: "COMPLETE", displayOrder: index };
}

function long(name: string, widget: WidgetName, path: string, response: object): Case {
  return { name: `10,000 ${name}`, widget, path, body: JSON.stringify(response) };
}

function text(widget: WidgetName, path: string, response: object): Case {
  return { name: `100,000 characters: ${widget}`, widget, path, body: JSON.stringify(response) };
}

function unreadable(widget: WidgetName, path: string, field: string): Case {
  const count = TWO_MEGABYTES / 2;
  const body = `{"${field}":[${"0,".repeat(count - 1)}0]}`;
  return { name: `2 MB unreadable: ${field}`, widget, path, body };
}
