import { claimHref } from "../navigation/route.ts";
import { people } from "../people.ts";
import { prefer } from "../preferences.ts";
import { stories } from "../stories.ts";
import { useWords } from "../words/use-words.ts";
import "./stories.css";

/** Three claims to follow. Each signs the visitor in as the person it happened to. */
export function Stories() {
  const words = useWords().start;
  return (
    <section className="stories">
      <h2>{words.storiesHeading}</h2>
      <p>{words.storiesLead}</p>
      <ul>
        {stories.map(({ name, claimNumber, policy, persona }) => (
          <li key={name}>
            <h3>
              <a
                href={claimHref(claimNumber)}
                onClick={() => prefer({ persona, policy, isSignedIn: true })}
              >
                {words.stories[name].name}
              </a>
            </h3>
            <p>{words.stories[name].text}</p>
            <small>
              {people[persona].name} · {claimNumber}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
