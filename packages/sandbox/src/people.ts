import type { Contact } from "./claim.ts";

/** Fictional: phone numbers are 555-01xx, email addresses are at example.com. */
type Person = Required<Pick<Contact, "displayName" | "email" | "phoneNumber">>;

/** Policyholders by policy number. */
export const policyholders = {
  "POL-100": person("Maya Ellison", "6145550101"),
  "POL-101": person("Daniel Okafor", "3125550102"),
  "POL-102": person("Ruth Lindqvist", "2065550103"),
  "POL-103": person("Priya Natarajan", "6025550104"),
  "POL-104": person("Hector Villanueva", "7135550105"),
  "POL-105": person("Maya Ellison", "6145550101"),
  "POL-400": person("Nora Fallon", "3035550106"),
  "POL-900": person("Gregory Tran", "4045550107"),
  "POL-901": person("Kevin Doyle", "6175550108"),
};

/** Creates a person with an email address. */
export function person(displayName: string, phoneNumber: string): Person {
  return {
    displayName,
    email: `${displayName.toLowerCase().replaceAll(" ", ".")}@example.com`,
    phoneNumber,
  };
}

const FIRST_NAMES = [
  "Ana",
  "Ben",
  "Chloe",
  "Dev",
  "Elena",
  "Frank",
  "Grace",
  "Hugo",
  "Ivy",
  "Jonah",
];
const LAST_NAMES = ["Abbott", "Barros", "Castle", "Dunn", "Eriksen", "Farouk", "Gallo"];

/** Creates up to 70 contacts with different names, the same on every call. Their ids end in `-2`, `-3` and so on. */
export function manyContacts(
  contactId: string,
  count: number,
  traits: Pick<Contact, "roles" | "isThirdParty">,
): Contact[] {
  return LAST_NAMES.flatMap((last) => FIRST_NAMES.map((first) => `${first} ${last}`))
    .slice(0, count)
    .map((name, index) =>
      Object.assign(person(name, `91955501${String(index).padStart(2, "0")}`), traits, {
        contactId: `${contactId}-${index + 2}`,
      }),
    );
}
