import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Editor, editorOf } from "./editor.ts";

interface Attribute {
  name: string;
  description: string;
}

interface Declaration {
  tagName: string;
  description: string;
  attributes: (Attribute & { fieldName: string })[];
  events: Attribute[];
}

const manifest = resolve(import.meta.dirname, "../../packages/elements/dist/custom-elements.json");
const { modules } = JSON.parse(readFileSync(manifest, "utf8")) as {
  modules: { declarations: Declaration[] }[];
};
const elements = modules.flatMap(({ declarations }) => declarations);

/** Every element with all its attributes and listeners, each on a line with a mark. */
const everyElement = elements.map(({ tagName, attributes, events }) => {
  const listeners = events.map(({ name }) => `on${name}`).filter((name) => !name.includes(":"));
  const names = [...attributes.map(({ name }) => name), ...listeners];
  const lines = names.map((name) => `/* ${tagName} */ ${name}={anything}`);
  return `<${tagName}\n${lines.join("\n")}\n/>,`;
});

/** The same as Vue's compiler writes them. */
const everyElementInVue = elements.map(({ tagName, attributes }) => {
  const props = attributes.map(({ fieldName }) => `${fieldName}: anything`);
  return `({ ${props.join(", ")} }) satisfies InVue<"${tagName}">,`;
});

const CODE = `
import { createClaimsClient } from "@claimkit/claims-api";
import { ClaimList, ClaimTracker, MemberTimeline } from "@claimkit/claims-widgets";
import { type ClaimkitVueElements, configureClaimkit, defineClaimkitElements } from "@claimkit/elements";
import { AllFaqs } from "@claimkit/faq";
import { RepairShopFinder } from "@claimkit/shop-finder";
import { Button } from "@claimkit/ui-kit";
import { ClaimkitProvider, configureClaimkit as configure } from "@claimkit/widget-runtime";

const options = { baseUrl: "/", clientId: "site", getAccessToken: () => "" };
const client = createClaimsClient({ ...options, environment: "prod" });

configureClaimkit({ client, messages: [{ locale: "en-US", texts: { report: { heading: "" } } }] });
configureClaimkit({ hrefs: { "all-faqs": "/faqs" } });
defineClaimkitElements(["contact-us"]);
const summary = document.createElement("claim-summary");
summary.persona = "associate";
summary.addEventListener("ck-ready", console.log);
summary.addEventListener("ck:ready", ({ detail }) => detail.loadTimeMs);
summary.addEventListener("ck:action", ({ detail }) => {
  if (detail.action === "tell-us-more") detail.detail.claimNumber;
});

export const widgets = [
  <ClaimTracker
    claimNumber="CLM-1006"
    selectedCategory="PAYOUT"
    onAction={(event) => {
      if (event.action === "change-appointment") event.detail.date;
      if (event.action === "track-claim") event.preventDefault();
    }}
  />,
  <AllFaqs showFeedback />,
  <RepairShopFinder userType="anonymous" />,
  <Button variant="quiet" />,
  <ClaimkitProvider
    client={client}
    hrefs={{ "next-step": "/" }}
    messages={[{ locale: "es-US", texts: { widget: { retry: "" } } }]}
  >
    {""}
  </ClaimkitProvider>,
];

export const tags = [
  <repairs-accordion
    claim-number="CLM-1002"
    heading-level="4"
    hrefs={{ "view-on-map": "/map" }}
    onck-action={({ detail }) => {
      if (detail.action === "add-to-calendar") detail.detail.title;
    }}
  />,
  <timeline-category-card category="REPAIRS" subCategories={[]} />,
];

// As Vue's compiler writes \`<claim-tracker claim-number="CLM-1006" @ck-ready="…" />\`.
type InVue<Name extends keyof ClaimkitVueElements> = InstanceType<ClaimkitVueElements[Name]>["$props"];
export const inVue: InVue<"claim-tracker"> = {
  claimNumber: "CLM-1006",
  selectedCategory: "CLOSE",
  onCkReady: () => undefined,
};

declare const anything: never;
export const everyElement = [
${everyElement.join("\n")}
${everyElementInVue.join("\n")}
];

export const mistakes = [
  <ClaimTracker key="required prop" />,
  <claim-tracker key="required attribute" />,
  <ClaimList key="prop" policyNumber="POL-1" policynumber="POL-1" />,
  <claim-tracker key="attribute" claim-number="CLM-1" claimNumbr="CLM-1" />,
  <ClaimTracker key="contact" claimNumber="CLM-1" isThirdParty />,
  <MemberTimeline key="category" claimNumber="CLM-1" selectedCategory="TOWING" />,
  <member-timeline key="category" claim-number="CLM-1" selected-category="TOWING" />,
  <claim-summary key="persona" claim-number="CLM-1" persona="agent" />,
  <ClaimkitProvider key="hrefs" client={client} hrefs={{ "track-claims": "/" }}>{""}</ClaimkitProvider>,
  <claim-tracker key="hrefs" claim-number="CLM-1" hrefs={{ "track-claims": "/" }} />,
  createClaimsClient({ ...options, environment: "prd" }),
  configure({ messages: [{ locale: "en-US", texts: { report: { title: "" } } }] }),
  configureClaimkit({ messages: [{ locale: "en-US", texts: { report: { title: "" } } }] }),
];

// TypeScript accepts any attribute with a hyphen.
export const notFound = <claim-tracker claim-number="CLM-1" claim-typ="collision" />;
`;

let editor: Editor;

beforeAll(() => {
  editor = editorOf(CODE);
});

// First, because TypeScript keeps types that it has inferred for suggestions.
test("every mistake is an error, except a wrong attribute with a hyphen", () => {
  const [, listed = ""] = /const mistakes = \[\n(.*?)\n\];/s.exec(CODE) ?? [];

  const mistakes = listed.split("\n").map((line) => line.trim());
  expect(editor.linesWithErrors()).toEqual(mistakes);
});

describe("an editor suggests", () => {
  test.each([
    {
      what: "props of a widget",
      place: '<ClaimTracker\n    |claimNumber="CLM-1006"',
      names: ["claimNumber", "isThirdParty", "contactId", "faqs", "claimType", "onLoadError"],
    },
    {
      what: "values of a prop",
      place: 'selectedCategory="|PAYOUT"',
      names: ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"],
    },
    {
      what: "actions of a widget",
      place: 'event.action === "|change-appointment"',
      names: ["change-appointment", "track-claim", "view-documents"],
    },
    {
      what: "fields of an action",
      place: "event.detail.|date;",
      names: ["claimNumber", "date", "time", "shop"],
    },
    { what: "fields of an event", place: "event.|preventDefault", names: ["detail", "widget"] },
    { what: "props of questions", place: "<AllFaqs |showFeedback", names: ["selectedCategory"] },
    {
      what: "values of a prop that allows other text",
      place: 'userType="|anonymous"',
      names: ["registered", "unregistered-member", "anonymous"],
    },
    { what: "values of a kit prop", place: 'variant="|quiet"', names: ["primary", "quiet"] },
    {
      what: "URLs of the provider",
      place: 'hrefs={{ "|next-step"',
      names: ["next-step", "track-claim"],
    },
    {
      what: "groups of messages in React",
      place: "texts: { |widget",
      names: ["widget", "report", "modal", "faq-search"],
    },
    { what: "messages in React", place: "widget: { |retry", names: ["retry"] },
    {
      what: "attributes of an element",
      place: '<repairs-accordion\n    |claim-number="CLM-1002"',
      names: ["claim-number", "is-third-party", "loadPlaceMap", "onck-ready"],
    },
    { what: "values of an attribute", place: 'heading-level="|4"', names: ["2", "6"] },
    { what: "URLs of an element", place: 'hrefs={{ "|view-on-map"', names: ["choose-shop"] },
    {
      what: "actions of an element",
      place: 'detail.action === "|add-to-calendar"',
      names: ["add-to-calendar", "choose-shop"],
    },
    { what: "fields of an element's action", place: "detail.detail.|title", names: ["date"] },
    { what: "properties of an element in TSX", place: "|subCategories", names: ["subCategories"] },
    {
      what: "tags",
      place: "<|repairs-accordion\n    claim",
      names: elements.map(({ tagName }) => tagName),
    },
    { what: "tags to define", place: '(["|contact-us"', names: ["contact-us", "claim-summary"] },
    { what: "properties in scripts", place: "summary.|persona", names: ["claimNumber", "hrefs"] },
    {
      what: "events in scripts",
      place: 'addEventListener("|ck-ready"',
      names: ["ck-ready", "ck:ready", "ck-action"],
    },
    {
      what: "attributes and listeners in Vue",
      place: "|onCkReady: ()",
      names: ["contactId", "headingLevel", "hrefs", "onCkReady", "onCkAction"],
    },
    { what: "values in Vue", place: 'selectedCategory: "|CLOSE"', names: ["REPORT", "CLOSE"] },
    { what: "environments", place: 'environment: "|prod"', names: ["sandbox", "prod"] },
    { what: "groups of messages", place: "texts: { |report: { heading", names: ["modal", "map"] },
    { what: "messages", place: "report: { |heading", names: ["heading", "incidentDate"] },
    { what: "settings", place: "configureClaimkit({ |hrefs", names: ["locale", "messages"] },
    { what: "URLs of all widgets", place: 'hrefs: { "|all-faqs"', names: ["open-faqs"] },
  ])("$what", ({ place, names }) => {
    expect(editor.completionsAt(place)).toEqual(expect.arrayContaining(names));
  });
});

describe("an editor describes", () => {
  test.each([
    { what: "a prop", place: '|claimNumber="CLM-1006"', text: "The claim's number." },
    { what: "a widget", place: "<|AllFaqs", text: "All questions about claims" },
    { what: "a field of an action", place: "event.detail.|date;", text: "The day of the" },
    { what: "a property in TSX", place: "|subCategories", text: "The steps to show" },
    { what: "a property in scripts", place: "summary.|persona", text: "Who is viewing the claim." },
    { what: "a field of an event", place: "detail.|loadTimeMs", text: "Milliseconds from" },
    { what: "an action's field", place: "detail.detail.|claimNumber", text: "The claim's number." },
    { what: "an attribute in Vue", place: '|claimNumber: "CLM-1006"', text: "The claim's number." },
    { what: "an event in Vue", place: "|onCkReady: ()", text: "A widget's data is on screen." },
    { what: "a setting", place: "configureClaimkit({ |hrefs", text: "URLs of actions" },
    { what: "a message", place: "report: { |heading", text: "heading?: string" },
  ])("$what", ({ place, text }) => {
    expect(editor.hoverAt(place)).toContain(text);
  });

  test.each(elements)("<$tagName>, its attributes and its listeners", (element) => {
    const { tagName, description, attributes, events } = element;
    const hover = (place: string) => editor.hoverAt(place).replaceAll(/\s+/g, " ");
    const [sentence = ""] = description.split(/\n|(?<=\.) /);

    expect(hover(`<|${tagName}\n/*`)).toContain(sentence);
    for (const attribute of attributes)
      expect(hover(`/* ${tagName} */ |${attribute.name}=`)).toContain(firstOf(attribute));
    for (const event of events.filter(({ name }) => !name.includes(":")))
      expect(hover(`/* ${tagName} */ |on${event.name}=`)).toContain(firstOf(event));
  });
});

function firstOf({ description }: Attribute): string {
  return description.split(/\n| Required\.$| Default: /)[0] ?? "";
}
