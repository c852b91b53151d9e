/** How somebody may look at a claim. */
export const personas = ["member", "third-party", "associate"] as const;
export type Persona = (typeof personas)[number];

/** Somebody who is signed in. */
export interface Person {
  /** Keeps one person's answers apart from the next one's. */
  id: string;
  givenName: string;
  name: string;
}

/** Who can sign in to the demonstration. All of them are invented. */
export const people: Readonly<Record<Persona, Person>> = {
  member: { id: "user-1", givenName: "Maya", name: "Maya Ellison" },
  "third-party": { id: "user-2", givenName: "Alicia", name: "Alicia Benton" },
  associate: { id: "user-3", givenName: "Dana", name: "Dana Brooks" },
};
