import { claimHref } from "../navigation/route.ts";
import { people } from "../people.ts";
import { prefer } from "../preferences.ts";
import { stories } from "../stories.ts";
import { useMessages } from "../messages/use-messages.ts";
import "./stories.css";

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
