import { Hero } from "../layout/hero.tsx";
import { people } from "../people.ts";
import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useMessages } from "../messages/use-messages.ts";
import { PolicyPicker } from "./policy-picker.tsx";

/** Greets the visitor by name, and asks for the policy. */
export function Greeting() {
  const messages = useMessages().claims;
  const { persona } = useStore(preferences);
  return (
    <Hero
      title={messages.title}
      heading={messages.greeting(people[persona].givenName)}
      lead={messages.lead}
    >
      <PolicyPicker />
    </Hero>
  );
}
