import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { thirdPartyRental } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Paid and closed. The authorized amount is sent, although a third party must not see it. */
export const thirdPartyClosed: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-2002",
    policyNumber: "POL-900",
    story: "A third party's closed claim; 'Total amount authorized' must not be shown",
    persona: "third-party",
    lossCause: "collision_intersection",
    lossDate: day(-44),
    claimState: "closed",
    scenario: "THIRD_PARTY",
    timeline: ["complete", "complete", "complete", "complete", "complete"],
    steps: {
      SERVICES: [steps.rentalReturned],
    },
    documents: [],
    payout: "full",
    rental: "AVAILABLE",
    summary: {
      vehicle: "2018 Jeep Cherokee Latitude",
      claimType: claimTypes.propertyDamage,
      status: t("CLOSED", "Cerrado"),
    },
    contacts: [
      {
        ...person("Owen Marsh", "4045550125"),
        contactId: "CNT-2002",
        roles: ["claimant", "driver"],
        isThirdParty: true,
        isCurrentUser: true,
      },
      { ...policyholders["POL-900"], contactId: "CNT-2002-2", roles: ["insured", "driver"] },
    ],
    report: {
      latestUpdate: t("We paid for your repairs.", "Pagamos sus reparaciones."),
      incidentDate: day(-44),
      incidentType: t("Collision at an intersection", "Choque en una intersección"),
      displayInfo: [
        { displayKey: "Total amount authorized", displayValue: "$3,958.20" },
        { displayKey: rows.location, displayValue: "Peachtree Street, Atlanta, GA" },
      ],
    },
    services: {
      latestUpdate: t("You returned your rental car.", "Usted devolvió su auto de alquiler."),
      ...thirdPartyRental(t).WAS_AVAILABLE,
      displayInfo: [
        { displayKey: rows.rentalCompany, displayValue: "Harbor Rent-a-Car" },
        { displayKey: "Total days authorized", displayValue: "12" },
        { displayKey: "Total amount authorized", displayValue: "$540.00" },
      ],
    },
    repairs: {
      latestUpdate: t("We paid for your repairs.", "Pagamos sus reparaciones."),
      displayTitle: t("Your claim has been received", "Hemos recibido su reclamo"),
      displayText: t(
        "Your vehicle is repaired, and we paid you for the repairs.",
        "Su vehículo está reparado y le pagamos las reparaciones.",
      ),
      displayEmail: "property.claims@example.com",
      displayInfo: [{ displayKey: "Total amount authorized", displayValue: "$3,958.20" }],
      generalClaimQuestions: teams["POL-900"].generalClaimQuestions,
    },
    payoutDetails: {
      providerPaidAmount: "$3,958.20",
      paymentDetails: [
        {
          payee: "Owen Marsh",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$3,418.20" },
            { displayKey: "Issue date", displayValue: day(-14) },
            { displayKey: "Total amount authorized", displayValue: "$3,418.20" },
          ],
        },
        {
          payee: "Harbor Rent-a-Car",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$540.00" },
            { displayKey: "Issue date", displayValue: day(-13) },
          ],
        },
      ],
      isThirdParty: true,
      displayInfo: [{ displayKey: "Total amount authorized", displayValue: "$3,958.20" }],
    },
    close: {
      closeDate: day(-12),
      displayText: t(
        "We paid for your repairs and your rental car.",
        "Pagamos sus reparaciones y su auto de alquiler.",
      ),
    },
    contactUs: teams["POL-900"],
  };
};
