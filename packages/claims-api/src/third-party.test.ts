import { expect, onTestFinished, test, vi } from "vitest";
import { clientThatAnswers } from "../testing/client-that-answers.ts";
import {
  adjusterInfo,
  adjusterSummaries,
  claimContacts,
  type ClaimRef,
  claimSummary,
  closeDetails,
  contactUs,
  faqs,
  faqSearch,
  payoutDetails,
  repairsDetails,
  reportDetails,
  servicesDetails,
  type Call,
  timelines,
} from "./index.ts";

const member = { claimNumber: "CLM-1", contactId: "7" };
const thirdParty = { ...member, isThirdParty: true };

/** Text about the member's coverage, which a third party must not see. */
const secret = "Your $500 deductible applies.";
const rows = [
  { displayKey: "Total amount authorized", displayValue: "$900" },
  { displayKey: " total AMOUNT authorized ", displayValue: "$900" },
  { displayKey: "Collision", displayValue: "$500" },
  { displayKey: "Comprehensive", displayValue: "$500" },
  { displayKey: "Uninsured - Property Damage", displayValue: "$500" },
  { displayKey: "Deductible", displayValue: "$500" },
  { displayKey: "Note", displayValue: secret },
  { displayKey: "Color", displayValue: "Blue" },
];
const block = { displayTitle: secret, displayText: secret };
const document = { accessToken: "member-token", documentPublicID: "MEMBER-1" };
const response = {
  ...block,
  latestUpdate: secret,
  claimState: "open",
  incidentType: "Hail",
  coverageInfo: [{ name: "Collision", deductible: "$500" }],
  subCoverageInfo: [{ name: "Rental", deductible: "$45 / $1350" }],
  hasVanishing: true,
  deductible: "$500",
  displayInfo: rows,
  paymentDetails: [{ payee: "Ada", paymentInfo: rows }],
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  displayBottomInfo: rows,
  payDeductible: block,
  viewEstimate: { ...block, displayBottomInfo: secret, estimates: [document] },
  lossEvaluationDocument: document,
  repairsSchedule: block,
  timelineCategories: [
    {
      categoryName: "PAYOUT",
      status: "complete",
      timelineSubCategories: [
        { subCategoryName: "Deductible of $500 paid", status: "complete", visible: true },
        { subCategoryName: "Payment sent", status: "complete", visible: true },
      ],
    },
  ],
};

const calls: Call<ClaimRef, unknown>[] = [
  reportDetails,
  servicesDetails,
  repairsDetails,
  payoutDetails,
  closeDetails,
  timelines,
];

test.each(calls)("$name hides the member's coverage from a third party", async (call) => {
  const { client } = clientThatAnswers([response]);

  const forMember = JSON.stringify(await client.call(call, member));
  expect(forMember).toMatch(/deductible/i);
  const forThirdParty = JSON.stringify(await client.call(call, thirdParty));
  expect(forThirdParty).not.toMatch(
    /deductible"?:"|deductible applies|deductible of|\$500|\$900|\$45/i,
  );
  expect(forThirdParty).not.toMatch(
    /authorized|collision|comprehensive|MEMBER-1|member-token|hasVanishing":true/i,
  );
});

const row = (displayKey: string, displayValue = "$500") => ({ displayKey, displayValue });

test.each([
  row("Rental", "$40 per day / $1,200 per accident"),
  row("Alquiler de vehículo", "$40"),
  row("Coverage limit", "$50,000"),
  row("COVERAGE-LIMIT", "50000"),
  row("Límite de cobertura"),
  row("Su deducible"),
  row("Colisión"),
  row("Comprehensive", "Waived"),
  row("Deductibles:"),
  row("DE\u0301DUCTIBLE"),
  row("deduct\u00ADible"),
  row("Note", "Collision: $500"),
  row("Nota", "$500 Colisión"),
  row("Nota", "Colisión: US$500"),
  row("Note", "Collision: up to $500"),
  row("Nota", "Colisión: hasta $500"),
  row("Note", "Collision USD 500"),
  row("Nota", "Comprensiva: 500 dólares"),
  row("Benefit", "Rental 40 dollars per day"),
  row("Underinsured motorist (bodily injury)"),
  row("Monto autorizado"),
  row("Amount we authorized"),
  row("Total autorizado", "5"),
  row("Benefit", "Rental $40 per day"),
])("the row %j is removed from a third party's payout, with a warning", async (secretRow) => {
  const { client } = clientThatAnswers([{ displayInfo: [row("Color", "Blue"), secretRow] }]);

  const result = await client.load(payoutDetails, thirdParty);
  expect(result.data.displayInfo).toEqual([row("Color", "Blue")]);
  expect(result.warnings).toEqual([{ code: "item_dropped", path: "displayInfo.1" }]);
  expect((await client.load(payoutDetails, member)).data.displayInfo).toHaveLength(2);
});

test.each([
  row("Color", "Blue"),
  row("Date of collision", "11/20/2026"),
  row("Incident type", "Rear-end collision"),
  row("Collision center", "Olentangy Auto"),
  row("Repairs authorized by", "Ada"),
  row("Incident", "Collision of 2 cars at 5 Main St"),
  row("Check number", "7"),
])("a third party's payout keeps %j", async (harmless) => {
  const { client } = clientThatAnswers([{ displayInfo: [harmless] }]);
  const result = await client.load(payoutDetails, thirdParty);

  expect(result).toMatchObject({ data: { displayInfo: [harmless] }, warnings: [] });
});

test("a step is removed from a third party's timeline if only a part of its name is secret", async () => {
  const timelineSubCategories = ["Est. deductible collected", "Payment sent"].map(
    (subCategoryName) => ({ subCategoryName, status: "complete" }),
  );
  const { client } = clientThatAnswers([
    { timelineCategories: [{ categoryName: "PAYOUT", status: "complete", timelineSubCategories }] },
  ]);
  const stepsFor = async (claim: ClaimRef) =>
    (await client.call(timelines, claim)).categories.flatMap(({ subCategories }) =>
      subCategories.map(({ name }) => name),
    );

  expect(await stepsFor(thirdParty)).toEqual(["Payment sent"]);
  expect(await stepsFor(member)).toEqual(["Est. deductible collected", "Payment sent"]);
});

test("sentences about the member's coverage are removed from texts", async () => {
  const displayText =
    "Your claim is closed. Your policy's limit is $50,000! El deducible es $500.\nThank you, Mr. Hill.";
  const { client } = clientThatAnswers([{ claimState: "closed", displayText }]);

  expect(await client.load(closeDetails, thirdParty)).toMatchObject({
    data: { displayText: "Your claim is closed. Thank you, Mr. Hill." },
    warnings: [{ code: "item_dropped", path: "displayText" }],
  });
  expect((await client.load(closeDetails, member)).data.displayText).toBe(displayText);
});

test.each([
  "Collision:\n$500",
  "Collision\r\n\r\n$500",
  "Deductible:\n$500",
  "Alquiler:\n$40 por día",
  "Amount authorized:\n$500",
  "Deductible\n$500 for each accident",
  "$500\nCollision",
  "$ 1,000.50 \r\n\r\nColisión",
  "$500\nCollision\n$250",
])("a name and its amount on separate lines, as in %j, are removed from texts", async (lines) => {
  const displayText = `Your claim is closed.\n${lines}\nThank you.`;
  const { client } = clientThatAnswers([{ claimState: "closed", displayText }]);

  expect(await client.load(closeDetails, thirdParty)).toMatchObject({
    data: { displayText: "Your claim is closed. Thank you." },
    warnings: [{ code: "item_dropped", path: "displayText" }],
  });
});

test("an amount above a name at the beginning of a text is removed with it", async () => {
  const { client } = clientThatAnswers([{ claimState: "closed", displayText: "$500\nCollision" }]);

  expect((await client.call(closeDetails, thirdParty)).displayText).toBe("");
});

test("lines of a text are removed separately", async () => {
  const displayText = "Your shop\nYour deductible\nYour car is ready.\n$200 is left";
  const { client } = clientThatAnswers([{ claimState: "closed", displayText }]);

  expect((await client.call(closeDetails, thirdParty)).displayText).toBe(
    "Your shop Your car is ready.",
  );
});

test.each([
  row("Current repair estimate", "$4,200"),
  row("Location details", "$4,200"),
  row("Storage", "currently $900"),
])("a third party does not see the amount of %j among its services", async (other) => {
  const { client } = clientThatAnswers([{ displayInfo: [row("Rental", "40 / 1200"), other] }]);

  const { displayInfo } = await client.call(servicesDetails, thirdParty);
  expect(displayInfo).toEqual([row("Rental", "40 / 1200")]);
});

test("a third party sees its own rental, but not the member's rental coverage", async () => {
  const displayInfo = [
    row("Rental", "40 / 1200"),
    row("Rental coverage", "Yes"),
    row("Towing", "Done"),
  ];
  const { client } = clientThatAnswers([
    { displayText: "You have a rental car.", rentalCoverageStatus: "AVAILABLE", displayInfo },
  ]);

  expect(await client.load(servicesDetails, thirdParty)).toMatchObject({
    data: {
      displayText: "You have a rental car.",
      displayInfo: [row("Rental", "40 / 1200"), row("Towing", "Done")],
      rentalCoverageStatus: undefined,
    },
    warnings: [
      { code: "item_dropped", path: "displayInfo.1" },
      { code: "item_dropped", path: "rentalCoverageStatus" },
    ],
  });
});

test.each([
  { call: reportDetails, fields: ["coverageInfo", "subCoverageInfo", "hasVanishing"] },
  { call: payoutDetails, fields: ["deductible"] },
  {
    call: repairsDetails,
    fields: [
      "displayBottomInfo",
      "lossEvaluationDocument",
      "payDeductible",
      "repairsSchedule",
      "viewEstimate",
    ],
  },
] as { call: Call<ClaimRef, unknown>; fields: string[] }[])(
  "each field of $call.name that a third party may not see is a warning, if it has a value",
  async ({ call, fields }) => {
    const sent = Object.fromEntries(
      Object.entries(response).filter(([name]) => fields.includes(name)),
    );
    const blank = { coverageInfo: [], hasVanishing: false, deductible: "", viewEstimate: null };
    const options = { showPolicyFactsToThirdParties: true };
    const { client } = clientThatAnswers([{ ...blank, ...sent, scenario: "x" }, blank], options);
    const { warnings } = await client.load(call, thirdParty);

    const paths = warnings.flatMap(({ code, path }) => (code === "item_dropped" ? path : []));
    expect(paths.toSorted()).toEqual(fields.toSorted());
  },
);

/** A text that a third party must not see, for every field. */
const SECRET = "policyLimits 25000";

const person = { claimAdjusterName: SECRET, tollFreeNumber: SECRET, usOnly: SECRET, email: SECRET };
const question = { faqId: "1", category: "REPORT" };

test.each<{ call: Call<never, unknown>; answer: object; shown: object }>([
  {
    call: claimSummary,
    answer: { vehicle: SECRET, claimType: SECRET, status: SECRET },
    shown: { vehicle: "", claimType: "", status: "", claimNumber: "CLM-1" },
  },
  {
    call: reportDetails,
    answer: { incidentType: SECRET, incidentDate: SECRET },
    shown: { incidentType: undefined, incidentDate: undefined },
  },
  {
    call: payoutDetails,
    answer: {
      deductible: "$500",
      providerPaidAmount: "$1,500.00",
      paymentDetails: [
        { payee: SECRET, paymentInfo: [{ displayKey: "Amount", displayValue: "$1,500.00" }] },
        {
          payee: "Ada",
          paymentInfo: [
            { displayKey: "Total", displayValue: "$2,000" },
            { displayKey: "Less ded.", displayValue: "$500" },
            { displayKey: "Amount", displayValue: "$1,600" },
            { displayKey: "Deductible", displayValue: "See below" },
            { displayKey: "Amount", displayValue: "$500" },
          ],
        },
      ],
      displayInfo: [{ displayKey: "Insured pays", displayValue: "$500" }],
    },
    shown: {
      deductible: undefined,
      providerPaidAmount: "$1,500.00",
      paymentDetails: [
        { payee: "", paymentInfo: [{ displayKey: "Amount", displayValue: "$1,500.00" }] },
        {
          payee: "Ada",
          paymentInfo: [
            { displayKey: "Total", displayValue: "$2,000" },
            { displayKey: "Amount", displayValue: "$1,600" },
          ],
        },
      ],
      displayInfo: [],
    },
  },
  {
    call: repairsDetails,
    answer: {
      scenario: "THIRD_PARTY",
      displayTitle: "Your deductible",
      displayText: "It is fifty.",
      displayEmail: SECRET,
      generalClaimQuestions: person,
      viewEstimate: { estimates: [{ accessToken: "t", documentPublicID: "1", fileName: SECRET }] },
    },
    shown: { displayTitle: "", displayText: "", viewEstimate: undefined },
  },
  {
    call: closeDetails,
    answer: { claimState: "closed", closeDate: SECRET, displayText: SECRET },
    shown: { stateText: "closed", closeDate: undefined, displayText: "" },
  },
  {
    call: contactUs,
    answer: { generalClaimQuestions: { ...person, usOnly: "555-123-4567" } },
    shown: { generalClaimQuestions: { claimAdjusterName: undefined, usOnly: "555-123-4567" } },
  },
  {
    call: claimContacts,
    answer: {
      claimContacts: [
        { contactId: "7", displayName: SECRET, email: SECRET, roles: [SECRET, "claimant"] },
      ],
    },
    shown: { claimContacts: [{ contactId: "7", displayName: undefined, roles: ["claimant"] }] },
  },
  { call: adjusterInfo, answer: { ...person, role: "Adjuster" }, shown: { role: "Adjuster" } },
  {
    call: adjusterSummaries,
    answer: { adjusters: [{ ...person, role: "Adjuster" }] },
    shown: { adjusters: [{ role: "Adjuster" }] },
  },
  ...[faqs, faqSearch].map((call) => ({
    call,
    answer: {
      faqs: [
        { ...question, question: "How do I reach you?", answer: "Call us." },
        { ...question, faqId: "2", question: SECRET, answer: "Yes." },
        { ...question, faqId: "3", question: "Is it mine?", answer: `<p>${SECRET}</p>` },
      ],
    },
    shown: { faqs: [{ faqId: "1" }] },
  })),
])(
  "$call.name shows a third party only what is listed, in every field",
  async ({ call, answer, shown }) => {
    const { client } = clientThatAnswers([answer]);
    const input = { ...thirdParty, category: "REPORT" } as never;
    const result = await client.load(call, input);

    expect(result.data).toMatchObject(shown);
    const visible = JSON.stringify(result);
    expect(visible).not.toMatch(/policyLimits|25000|\$500|fifty/);
    expect(result.warnings).toContainEqual({ code: "item_dropped", path: expect.any(String) });
  },
);

test.each([
  { text: "Votre franchise s'applique.", locale: "fr-CA", header: "fr-CA" },
  { text: "Le contrat ne prend pas ce sinistre en compte.", locale: "fr-CA", header: "fr-CA" },
  { text: "Ihr Vertrag umfasst diesen Schaden nicht.", locale: "de", header: "de" },
  { text: "Avtalet omfattar inte skadan.", locale: "sv", header: "sv" },
  { text: "Sopimus ei sisällä lasivahinkoa.", locale: "fi", header: undefined },
  { text: "Caymiskaagu ma bixiyo.", locale: undefined, header: "en, SO" },
])("a third party does not see %j", async ({ text, locale, header }) => {
  const headers: HeadersInit = header ? { "Content-Language": header } : {};
  const body = { incidentType: text, latestUpdate: text, displayInfo: [row(text, "-")] };
  const { client } = clientThatAnswers([Response.json(body, { headers })]);

  const { data, warnings } = await client.load(reportDetails, thirdParty, { locale });
  expect(JSON.stringify(data)).not.toContain(text);
  for (const path of ["latestUpdate", "incidentType", "displayInfo.0"])
    expect(warnings).toContainEqual({ code: "item_dropped", path });
  expect(await client.call(reportDetails, member, { locale })).toMatchObject(body);
});

test.each<{ call: Call<ClaimRef, unknown>; answer: object; shown: object }>([
  {
    call: claimSummary,
    answer: { vehicle: "Volvo V60", claimType: "Auton lasi", status: "Open" },
    shown: { vehicle: "Volvo V60", claimType: "", status: "Open" },
  },
  {
    call: timelines,
    answer: {
      timelineCategories: [
        {
          categoryName: "PAYOUT",
          status: "In progress",
          timelineSubCategories: [{ subCategoryName: "Perimme osan", status: "complete" }],
        },
      ],
    },
    shown: {
      categories: expect.arrayContaining([
        expect.objectContaining({ category: "PAYOUT", status: "in_progress", subCategories: [] }),
      ]),
    },
  },
  {
    call: payoutDetails,
    answer: {
      providerPaidAmount: "1 500 €",
      paymentDetails: [{ payee: "Ada Virtanen", paymentInfo: [row("Perimme osan", "12")] }],
    },
    shown: {
      providerPaidAmount: "1 500 €",
      paymentDetails: [{ payee: "Ada Virtanen", paymentInfo: [] }],
    },
  },
  {
    call: payoutDetails,
    answer: { providerPaidAmount: "1 500 euroa, vähennetty 200" },
    shown: { providerPaidAmount: undefined },
  },
])(
  "in a language without a list of words, $call.name shows a third party only $shown",
  async ({ call, answer, shown }) => {
    const headers = { "Content-Language": "fi" };
    const { client } = clientThatAnswers([Response.json(answer, { headers })]);

    const { data, warnings } = await client.load(call, thirdParty);
    expect(data).toMatchObject(shown);
    expect(warnings).toContainEqual({ code: "unknown_language" });
  },
);

test("the option showPolicyFactsToThirdParties shows texts, but no other fields", async () => {
  const answer = { incidentType: SECRET, coverageInfo: [{ name: "Collision" }] };
  const { client } = clientThatAnswers([answer], { showPolicyFactsToThirdParties: true });

  expect(await client.load(reportDetails, thirdParty)).toMatchObject({
    data: { incidentType: SECRET, coverageInfo: [] },
    warnings: [{ code: "item_dropped", path: "coverageInfo" }],
  });
});

test("a call without a list of fields fails for a third party", async () => {
  const { thirdParty: _, ...unlisted } = reportDetails;
  const { client } = clientThatAnswers([{ incidentType: "Hail" }]);

  await expect(client.call(unlisted, thirdParty)).rejects.toMatchObject({ code: "configuration" });
  expect(await client.call(unlisted, member)).toMatchObject({ incidentType: "Hail" });
});

test("a call fails for a third party if the rule does not load", async () => {
  vi.doMock("./policy-redaction.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  onTestFinished(() => void vi.doUnmock("./policy-redaction.ts"));
  const { client } = clientThatAnswers([{ incidentType: "Hail" }]);

  await expect(client.call(reportDetails, thirdParty)).rejects.toMatchObject({ code: "network" });
});

test("the option redactedRows adds words", async () => {
  const answer = {
    displayInfo: [row("Reserva técnica"), row("Gap insurance"), row("Color", "Blue")],
    latestUpdate: "Gap-insurance applies. We are on it.",
  };
  const { client } = clientThatAnswers([answer], {
    redactedRows: ["RESERVA", "gap insurance", " "],
  });

  expect((await client.load(reportDetails, thirdParty)).data).toMatchObject({
    displayInfo: [row("Color", "Blue")],
    latestUpdate: "We are on it.",
  });
  expect((await client.load(reportDetails, member)).data).toMatchObject(answer);
});

// The request of `closeDetails` is the same for all personas.
const personaCalls = calls.filter((call) => call !== closeDetails);

test.each(personaCalls)("$name sends nothing for a third party without a contact", async (call) => {
  const { client, sent } = clientThatAnswers([response]);
  // Callers in JavaScript may pass null.
  for (const contactId of [undefined, null]) {
    const noContact = {
      claimNumber: "CLM-1",
      isThirdParty: true,
      contactId,
    } as unknown as ClaimRef;
    await expect(client.call(call, noContact)).rejects.toMatchObject({ code: "configuration" });
  }
  expect(sent).toHaveLength(0);
});
