import type { Translate } from "./language.ts";
import type { Services } from "./sections.ts";

/** Rental car texts for a policyholder, and the status for clients that use it instead. */
export function rentalCover(t: Translate) {
  const included = t(
    "Your policy includes rental coverage.",
    "Su póliza incluye cobertura de alquiler.",
  );
  return {
    AVAILABLE: {
      rentalCoverageStatus: "AVAILABLE",
      displayText: `${included} ${t(
        "You can use a rental car while your vehicle is in the shop.",
        "Puede usar un auto de alquiler mientras su vehículo esté en el taller.",
      )}`,
    },
    /** For a total loss. */
    AVAILABLE_UNTIL_PAID: {
      rentalCoverageStatus: "AVAILABLE",
      displayText: `${included} ${t(
        "You can use a rental car until five days after we pay you.",
        "Puede usar un auto de alquiler hasta cinco días después de que le paguemos.",
      )}`,
    },
    /** For a closed claim. */
    WAS_AVAILABLE: {
      rentalCoverageStatus: "AVAILABLE",
      displayText: `${included} ${t(
        "It paid for your rental car during the repairs.",
        "Pagó su auto de alquiler durante las reparaciones.",
      )}`,
    },
    NOT_AVAILABLE: {
      rentalCoverageStatus: "NOT_AVAILABLE",
      displayText: t(
        "Your policy does not include rental coverage. You can rent a car at your own expense.",
        "Su póliza no incluye cobertura de alquiler. Puede alquilar un auto por su cuenta.",
      ),
    },
    PENDING: {
      rentalCoverageStatus: "PENDING",
      displayText: t(
        "Not all vehicles on a claim are eligible for a rental car. We are checking yours and will let you know.",
        "No todos los vehículos de un reclamo son elegibles para un auto de alquiler. Estamos revisando el suyo y le avisaremos.",
      ),
    },
    OTHER: {
      rentalCoverageStatus: "OTHER",
      displayText: t(
        "Ask your claim associate about a car to use while yours is in the shop.",
        "Pregunte a su representante de reclamos por un auto que pueda usar mientras el suyo esté en el taller.",
      ),
    },
  } as const satisfies Record<string, Services>;
}

/** Rental car texts for a third party, who has no policy with this insurer, and so no status of its coverage. */
export function thirdPartyRental(t: Translate) {
  return {
    AVAILABLE: {
      displayText: t(
        "We pay for a rental car while your vehicle is in the shop.",
        "Pagamos un auto de alquiler mientras su vehículo esté en el taller.",
      ),
    },
    /** For a closed claim. */
    WAS_AVAILABLE: {
      displayText: t(
        "We paid for your rental car during the repairs.",
        "Pagamos su auto de alquiler durante las reparaciones.",
      ),
    },
    PENDING: {
      displayText: t(
        "Not all vehicles on a claim are eligible for a rental car. We are checking yours and will let you know.",
        "No todos los vehículos de un reclamo son elegibles para un auto de alquiler. Estamos revisando el suyo y le avisaremos.",
      ),
    },
  } as const satisfies Record<string, Services>;
}
