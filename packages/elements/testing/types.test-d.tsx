import {
  type ClaimkitVueElements,
  configureClaimkit,
  createClaimsClient,
  type Messages,
} from "../src/index.ts";

// Checked by the compiler: an expected error that does not occur is an error.

const options = { baseUrl: "", clientId: "a-client", getAccessToken: () => "a-token" };

export const mistakes = [
  // @ts-expect-error A required attribute is missing.
  <claim-summary key="missing" />,
  // @ts-expect-error A card needs a category.
  <timeline-category-card key="category" status="complete" />,
  // @ts-expect-error There is no such action.
  <claim-summary key="hrefs" claim-number="CLM-1" hrefs={{ "view-document": "/" }} />,
  // @ts-expect-error Attributes are hyphenated; there is no such property.
  <claim-summary key="typo" claim-number="CLM-1" contactid="7" />,
  // @ts-expect-error There is no such category.
  <claim-tracker key="wrong category" claim-number="CLM-1" selected-category="TOWING" />,
  // @ts-expect-error There is no such persona.
  <claim-summary key="persona" claim-number="CLM-1" persona="agent" />,
  // @ts-expect-error Not a boolean.
  <claim-summary key="boolean" claim-number="CLM-1" is-third-party="yes" />,
];

// @ts-expect-error There is no such environment.
createClaimsClient({ ...options, environment: "prd" });
// @ts-expect-error There is no such action.
configureClaimkit({ hrefs: { "track-claims": "/" } });

/** Every event is typed, in TSX and in scripts, with the actions of its element. */
export const summary = (
  <claim-summary
    claim-number="CLM-1"
    is-third-party="true"
    contact-id="7"
    heading-level={3}
    onck-action={({ detail }) => {
      const action: "view-documents" | "electronic-payment" | "tell-us-more" | "log-in" =
        detail.action;
      return action;
    }}
    onck-ready={({ detail }) => detail.loadTimeMs}
  />
);

const list = document.createElement("app-claim-list");
list.policyNumber = "POL-1";
for (const name of ["ck:action", "ck-action"] as const) {
  list.addEventListener(name, ({ detail }) => {
    const action: "track-claim" | "log-in" = detail.action;
    return detail.action === "track-claim" ? detail.detail.claimNumber : action;
  });
}
list.addEventListener("ck:error", ({ detail }) => detail.error.code);
list.addEventListener("click", ({ clientX }) => clientX);
// @ts-expect-error The detail has no such field.
list.addEventListener("ck:ready", ({ detail }) => detail.loadTime);
// @ts-expect-error The list has no such action.
list.addEventListener("ck:action", ({ detail }) => detail.action === "next-step");
// @ts-expect-error A property has the type of the prop.
document.createElement("claim-summary").persona = "agent";

const own = { "acme-garage": { heading: "Garage" } };
configureClaimkit({
  messages: [
    {
      locale: "en-US",
      texts: { report: { heading: "What you told us" }, modal: { closeModal: "…" } },
    },
    { locale: "en-US", texts: { "claim-list": { heading: "Your claims" }, ...own } },
  ],
});
// @ts-expect-error There is no such message.
configureClaimkit({ messages: [{ locale: "en-US", texts: { report: { title: "" } } }] });
// @ts-expect-error There is no such message, in a group with a hyphen.
configureClaimkit({ messages: [{ locale: "en-US", texts: { "claim-list": { title: "" } } }] });
// @ts-expect-error There is no such group.
configureClaimkit({ messages: [{ locale: "en-US", texts: { reports: { heading: "" } } }] });
// @ts-expect-error The message is text.
configureClaimkit({ messages: [{ locale: "en-US", texts: { report: { heading: 5 } } }] });

/** Every package is in the catalog. */
export const ofEachPackage: (keyof Messages)[] = [
  "modal",
  "widget",
  "report",
  "faq-search",
  "map",
  "shop-card",
];

type InVue<Name extends keyof ClaimkitVueElements> = InstanceType<
  ClaimkitVueElements<{ id?: string }>[Name]
>["$props"];

/** In Vue's templates, attributes are named like props, and listeners `onCk…`. */
export const inVue: InVue<"claim-tracker">[] = [
  { claimNumber: "CLM-1", headingLevel: "3", showFeedback: "false", id: "tracker" },
  {
    claimNumber: "CLM-1",
    isThirdParty: "",
    contactId: "7",
    hrefs: { "view-documents": "/documents" },
    onCkReady: ({ detail }) => detail.loadTimeMs,
    onCkAction: ({ detail }) => detail.action === "open-faqs",
  },
  // @ts-expect-error A third party needs a contact.
  { claimNumber: "CLM-1", isThirdParty: "" },
  // @ts-expect-error A required attribute is missing.
  { showFeedback: true },
  // @ts-expect-error There is no such category.
  { claimNumber: "CLM-1", selectedCategory: "TOWING" },
];
