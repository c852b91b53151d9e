import type { Translate } from "./language.ts";
import type { ContactPerson, ContactUs } from "./sections.ts";

/** An employee of the insurer. All people here are fictional. */
function adjuster(
  claimAdjusterName: string,
  tollFreeNumber: string,
  usOnly: string,
): Required<ContactPerson> {
  return {
    claimAdjusterName,
    tollFreeNumber,
    usOnly,
    email: `${claimAdjusterName.toLowerCase().replaceAll(" ", ".")}@example.com`,
  };
}

const dana = adjuster("Dana Whitfield", "8005550140", "6145550141");
const luis = adjuster("Luis Ortega", "8005550142", "6145550143");
const karen = adjuster("Karen Holt", "8005550144", "3125550145");
const samuel = adjuster("Samuel Addo", "8005550146", "3125550147");
const mei = adjuster("Mei Tanaka", "8005550148", "2065550149");
const victor = adjuster("Victor Almeida", "8005550150", "6025550151");
const joan = adjuster("Joan Pritchard", "8005550152", "4045550153");

/** The adjusters of each policy. */
export const teams = {
  "POL-100": { generalClaimQuestions: dana, vehicleDamageQuestions: luis },
  "POL-101": { generalClaimQuestions: samuel, vehicleDamageQuestions: luis },
  "POL-102": { generalClaimQuestions: mei, vehicleDamageQuestions: luis, injuryQuestions: karen },
  "POL-103": { generalClaimQuestions: victor, vehicleDamageQuestions: luis },
  "POL-104": { generalClaimQuestions: dana, vehicleDamageQuestions: victor },
  "POL-105": { generalClaimQuestions: dana, vehicleDamageQuestions: luis },
  "POL-400": { generalClaimQuestions: mei, vehicleDamageQuestions: victor },
  "POL-900": { generalClaimQuestions: joan, vehicleDamageQuestions: samuel },
  "POL-901": { generalClaimQuestions: joan, vehicleDamageQuestions: luis, injuryQuestions: karen },
} as const satisfies Record<string, ContactUs>;

/** The adjusters of a claim with their roles. The claim associate is the first. */
export function adjustersOf(
  contactUs: ContactUs,
  t: Translate,
): (ContactPerson & { role: string })[] {
  const roles = {
    generalClaimQuestions: t("Claim associate", "Representante de reclamos"),
    vehicleDamageQuestions: t("Vehicle damage associate", "Representante de daños al vehículo"),
    injuryQuestions: t("Injury associate", "Representante de lesiones"),
  };
  const sections = ["generalClaimQuestions", "vehicleDamageQuestions", "injuryQuestions"] as const;
  return sections.flatMap((section) => {
    const person = contactUs[section];
    return person ? [{ ...person, role: roles[section] }] : [];
  });
}
