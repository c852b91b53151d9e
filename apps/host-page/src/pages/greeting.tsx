import { people } from "../people.ts";
import { preferences } from "../preferences.ts";
import { useArrival } from "../navigation/use-arrival.ts";
import { useStore } from "../store.ts";
import { useWords } from "../words/use-words.ts";
import { PolicyPicker } from "./policy-picker.tsx";
import { Road } from "./road.tsx";
import "./greeting.css";

/** Meets the visitor by name, and asks which policy it is about. */
export function Greeting() {
  const words = useWords().claims;
  const { persona } = useStore(preferences);
  const heading = useArrival(words.title);

  return (
    <div className="greeting">
      <Road />
      <div className="greeting-words">
        <h1 ref={heading} tabIndex={-1}>
          {words.greeting(people[persona].givenName)}
        </h1>
        <p>{words.lead}</p>
        <PolicyPicker />
      </div>
    </div>
  );
}
