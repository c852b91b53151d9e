import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** A drive-in inspection after hail. No contact is marked as the current user. */
export const hailDriveIn: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, driveIn, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1003",
    policyNumber: "POL-100",
    story: "A drive-in appointment after hail; services are not required",
    persona: "member",
    lossCause: "hail",
    lossDate: day(-14),
    claimState: "open",
    scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
    timeline: ["complete", "NOT_REQUIRED", "in_progress", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      SERVICES: [steps.towing],
      REPAIRS: [
        [t("Inspection scheduled", "Inspección programada"), "complete"],
        [steps.estimate, "NOT_STARTED"],
        [steps.repairs, "NOT_STARTED"],
      ],
    },
    documents: [],
    payout: "none",
    rental: "NOT_AVAILABLE",
    summary: {
      vehicle: "2018 Subaru Outback Limited",
      claimType: claimTypes.comprehensive,
      status: t("INSPECTION_SCHEDULED", "Inspección programada"),
    },
    contacts: [
      { ...person("Joel Ellison", "6145550122"), contactId: "CNT-1003-2", roles: ["reporter"] },
      { ...policyholders["POL-100"], contactId: "CNT-1003", roles: ["insured"] },
    ],
    report: {
      latestUpdate: t(
        "Bring your vehicle to your drive-in inspection.",
        "Lleve su vehículo al centro de inspección.",
      ),
      incidentDate: day(-14),
      incidentType: t("Hail", "Granizo"),
      coverageInfo: [{ name: "Comprehensive", deductible: "$250.00" }],
      hasVanishing: false,
      displayInfo: [
        {
          displayKey: rows.location,
          displayValue: t("At home, Columbus, OH", "En casa, Columbus, OH"),
        },
      ],
    },
    services: {
      latestUpdate: t(
        "No services are needed for this claim.",
        "Este reclamo no necesita ningún servicio.",
      ),
      ...rentalCover(t).NOT_AVAILABLE,
      details: [{ displayKey: rows.towing, displayValue: rows.notNeeded }],
    },
    repairs: { ...driveIn, appointmentDate: day(3) },
    payoutDetails: { deductible: "$250.00", paymentDetails: [], isThirdParty: false },
    close: { displayText: close.untilDone },
    contactUs: teams["POL-100"],
  };
};
