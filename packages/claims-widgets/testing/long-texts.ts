import { type ClaimSeed, claims } from "@claimkit/sandbox";

const NUMBER = "CLM-2026-0000000000000123456789-A";

/** CLM-1001 from a server that does not limit texts: long names, long words, long rows. */
export const longTexts: ClaimSeed[] = claims.map((claim) => (day) => {
  const known = claim(day);
  if (known.claimNumber !== "CLM-1001") return known;
  return {
    ...known,
    claimNumber: NUMBER,
    policyNumber: "POL-LONG",
    lossCause: "collision_personal_conveyance",
    summary: {
      vehicle: "2022 Mercedes-Benz Sprinter 3500XD 170-inch Extended High Roof Crew Passenger Van",
      claimType: "UNINSURED_MOTORIST_PROPERTY_DAMAGE_AND_COLLISION",
      status: "WAITING_FOR_THE_OTHER_INSURERS_RESPONSE",
      tellUsMoreVisibility: true,
    },
    services: {
      latestUpdate:
        "The rental company nearest to you has no vehicle of the size that your policy covers; we have asked the next one.",
      displayText:
        "Not all vehicles are eligible: https://example.com/coverages/rental-reimbursement-and-transportation-expense",
      displayInfo: [
        {
          displayKey: "Where you can pick up the vehicle, and until when it is held for you",
          displayValue: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Boulevard",
        },
      ],
    },
    payoutDetails: {
      deductible: "$12,345,678.90",
      providerPaidAmount: "$123,456,789.01",
      paymentDetails: [
        {
          payee: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Auto Rebuilders",
          paymentInfo: [{ displayKey: "Amount", displayValue: "$123,456,789.01" }],
        },
      ],
    },
    close: {
      displayText:
        "See https://example.com/claims/after-your-claim-has-been-closed/workmanship-guarantee",
    },
    contactUs: {
      generalClaimQuestions: {
        claimAdjusterName: "María de los Ángeles Fernández-Villaverde y Castañeda de la Torre",
        tollFreeNumber: "1-800-555-0140 ext. 40012, ask for the desk of the northwest",
        usOnly: "6145550141",
        email: "maria.de.los.angeles.fernandez-villaverde.y.castaneda@claims.midwest.example.com",
      },
    },
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    repairs: {
      latestUpdate: "Parts for vehicles of this length come from three places, and not at once.",
      displayTitle: "Your appointment at the repair network's shop for commercial passenger vans",
      displayText:
        "https://example.com/appointments/what-to-bring-and-what-to-take-out-of-your-van",
      displayEmail: "property-damage-claims-department-of-the-midwest@example.com",
      shopInfo: {
        name: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Autobody & Glass",
        address: "12345 Martin Luther King Junior Memorial Boulevard Northwest, Suite 4400-B",
        phoneNumber: "1-614-555-0102 ext. 40012, ask for the desk of the northwest",
        emailAddress: "appointments-and-estimates.northwest-boulevard@example.com",
      },
      appointmentDate: day(1),
      selectedServiceOffering: { selectedService: { appointmentTime: "between 9:30 and noon" } },
    },
    report: {
      latestUpdate:
        "We have asked the other driver's insurer for its statement, and the police department for its report; both may take up to thirty days, and we will write to you as soon as either has come.",
      incidentDate: day(-2),
      incidentType:
        "Collision with a scooter, a skateboard or another personal conveyance in a crosswalk",
      coverageInfo: [
        {
          name: "Uninsured and Underinsured Motorist - Property Damage",
          deductible: "$12,345,678.90",
        },
        { name: "Medical Payments" },
      ],
      subCoverageInfo: [{ name: "Rental Reimbursement", deductible: "$1,234.50 / $12,345" }],
      displayInfo: [
        {
          displayKey: "Location",
          displayValue:
            "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Boulevard, Columbus, OH",
        },
      ],
    },
  };
});

/** The claim number of {@link longTexts}. */
export const LONG_CLAIM_NUMBER: string = NUMBER;
