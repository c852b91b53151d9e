/** Roles in which people look at a claim. */
export const personas = ["member", "third-party", "associate"] as const;
export type Persona = (typeof personas)[number];

/** Someone who is signed in. */
export interface Person {
  /** Separates one person's cached responses from the next person's. */
  id: string;
  givenName: string;
  name: string;
  /** The ZIP code of their policy, if they have one. */
  zipCode?: string;
}

/** People who can sign in to the demonstration. All of them are fictional. */
export const people: Readonly<Record<Persona, Person>> = {
  member: { id: "user-1", givenName: "Maya", name: "Maya Ellison", zipCode: "60654" },
  "third-party": { id: "user-2", givenName: "Alicia", name: "Alicia Benton" },
  associate: { id: "user-3", givenName: "Dana", name: "Dana Brooks" },
};
