import { Hero } from "../layout/hero.tsx";
import { people } from "../people.ts";
import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useWords } from "../words/use-words.ts";
import { PolicyPicker } from "./policy-picker.tsx";

/** Greets the visitor by name, and asks for the policy. */
export function Greeting() {
  const words = useWords().claims;
  const { persona } = useStore(preferences);
  return (
    <Hero title={words.title} heading={words.greeting(people[persona].givenName)} lead={words.lead}>
      <PolicyPicker />
    </Hero>
  );
}
