import type { ClaimSeed } from "../claim.ts";
import { inEnglish } from "../language.ts";
import { thirdPartyRental } from "../rental-cover.ts";
import { wording } from "../wording.ts";
import { thirdPartyOpen } from "./third-party-open.ts";

/** The next stage of {@link thirdPartyOpen}: our policyholder is found responsible and an inspection is scheduled. */
export const thirdPartyInspection: ClaimSeed = (today, t = inEnglish) => {
  const { steps } = wording(t);
  const claim = thirdPartyOpen(today, t);
  const update = t(
    "The other driver is responsible. We will inspect your vehicle tomorrow.",
    "El otro conductor es responsable. Inspeccionaremos su vehículo mañana.",
  );
  return {
    ...claim,
    stage: "inspection",
    timeline: ["complete", "complete", "in_progress", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      SERVICES: [t("Finding out who was at fault", "Quién tuvo la culpa")],
      REPAIRS: [
        [steps.inspection, "in_progress"],
        [steps.estimate, "NOT_STARTED"],
        [steps.repairs, "NOT_STARTED"],
      ],
    },
    rental: "AVAILABLE",
    summary: {
      ...claim.summary,
      status: t("INSPECTION_SCHEDULED", "Inspección programada"),
    },
    report: { ...claim.report, latestUpdate: update },
    services: {
      latestUpdate: t(
        "You can pick up a rental car when your vehicle goes to the shop.",
        "Puede recoger un auto de alquiler cuando su vehículo vaya al taller.",
      ),
      ...thirdPartyRental(t).AVAILABLE,
      displayInfo: [],
    },
    repairs: {
      ...claim.repairs,
      latestUpdate: update,
      displayText: t(
        "Our appraiser comes to you and writes an estimate of the damage.",
        "Nuestro tasador irá a verlo y preparará un estimado de los daños.",
      ),
    },
  };
};
