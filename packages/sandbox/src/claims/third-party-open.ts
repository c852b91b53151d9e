import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { thirdPartyRental } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Our policyholder hit the claimant's car. */
export const thirdPartyOpen: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-2001",
    policyNumber: "POL-900",
    story: "A third party's claim that has been received",
    persona: "third-party",
    lossCause: "collision_while_parked",
    lossDate: day(-6),
    claimState: "open",
    scenario: "THIRD_PARTY",
    stage: "reported",
    timeline: ["complete", "in_progress", "NOT_STARTED", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      SERVICES: [[t("Finding out who was at fault", "Quién tuvo la culpa"), "in_progress"]],
      REPAIRS: [steps.inspection, steps.estimate, steps.repairs],
    },
    documents: [],
    payout: "none",
    rental: "PENDING",
    summary: {
      vehicle: "2013 Toyota Corolla LE",
      claimType: claimTypes.propertyDamage,
      status: t("CLAIM_RECEIVED", "Reclamo recibido"),
    },
    contacts: [
      { ...policyholders["POL-900"], contactId: "CNT-2001-2", roles: ["insured", "driver"] },
      {
        ...person("Alicia Benton", "4045550124"),
        contactId: "CNT-2001",
        roles: ["claimant"],
        isThirdParty: true,
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "We are talking to the other driver.",
        "Estamos hablando con el otro conductor.",
      ),
      incidentDate: day(-6),
      incidentType: t("Hit while parked", "Golpeado mientras estaba estacionado"),
      displayInfo: [
        { displayKey: rows.location, displayValue: "Ponce de Leon Avenue, Atlanta, GA" },
      ],
    },
    services: {
      latestUpdate: t(
        "We'll tell you about services when we know who is responsible.",
        "Le informaremos sobre los servicios cuando sepamos quién es responsable.",
      ),
      ...thirdPartyRental(t).PENDING,
      displayInfo: [],
    },
    repairs: {
      latestUpdate: t(
        "We are talking to the other driver.",
        "Estamos hablando con el otro conductor.",
      ),
      displayTitle: t("Your claim has been received", "Hemos recibido su reclamo"),
      displayText: t(
        "We'll call you to schedule an inspection when we have heard from the driver.",
        "Lo llamaremos para programar una inspección cuando hayamos hablado con el conductor.",
      ),
      displayEmail: "property.claims@example.com",
      generalClaimQuestions: teams["POL-900"].generalClaimQuestions,
    },
    payoutDetails: { paymentDetails: [], isThirdParty: true },
    close: { displayText: close.untilDone },
    contactUs: {
      ...teams["POL-900"],
      vehicleDamageQuestions: {
        claimAdjusterName: t("Property damage desk", "Departamento de daños materiales"),
        tollFreeNumber: "8005550156",
        usOnly: "4045550157",
      },
    },
  };
};
