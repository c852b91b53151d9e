import { claimHref } from "../navigation/route.ts";
import { people, type Persona } from "../people.ts";
import type { PolicyNumber } from "../policies.ts";
import { prefer } from "../preferences.ts";
import { useMessages } from "../messages/use-messages.ts";
import "./stories.css";

/** Something that happened to someone, and the claim for it. */
interface Story {
  /** Key of the story's messages. */
  name: "hit" | "estimate" | "thirdParty";
  claimNumber: string;
  policy: PolicyNumber;
  persona: Persona;
}

const stories: readonly Story[] = [
  { name: "hit", claimNumber: "CLM-1014", policy: "POL-105", persona: "member" },
  { name: "estimate", claimNumber: "CLM-1006", policy: "POL-101", persona: "member" },
  { name: "thirdParty", claimNumber: "CLM-2001", policy: "POL-900", persona: "third-party" },
];

/** Three claims to follow. Each signs the visitor in as the person it happened to. */
export function Stories() {
  const messages = useMessages().start;
  return (
    <section className="stories">
      <h2>{messages.storiesHeading}</h2>
      <p>{messages.storiesLead}</p>
      <ul>
        {stories.map(({ name, claimNumber, policy, persona }) => (
          <li key={name}>
            <h3>
              <a
                href={claimHref(claimNumber)}
                onClick={() => prefer({ persona, policy, isSignedIn: true })}
              >
                {messages.stories[name].name}
              </a>
            </h3>
            <p>{messages.stories[name].text}</p>
            <small>
              {people[persona].name} · {claimNumber}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
