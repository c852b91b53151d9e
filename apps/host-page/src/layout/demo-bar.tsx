import { type Persona, personas } from "../people.ts";
import { prefer, preferences, services, themes } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useWords } from "../words/use-words.ts";
import { Choice } from "./choice.tsx";
import "./demo-bar.css";

/** Settings of the demonstration: persona, theme and state of the service. */
export function DemoBar() {
  const words = useWords().demo;
  const { persona, theme, service } = useStore(preferences);

  return (
    <aside className="demo-bar" aria-label={words.label}>
      <p>{words.note}</p>
      <div className="demo-bar-choices">
        <Choice
          label={words.persona}
          value={persona}
          options={personas}
          name={(option) => words.personas[option]}
          onChange={viewAs}
        />
        <Choice
          label={words.theme}
          value={theme}
          options={themes}
          name={(option) => words.themes[option]}
          onChange={(chosen) => prefer({ theme: chosen })}
        />
        <Choice
          label={words.service}
          value={service}
          options={services}
          name={(option) => words.services[option]}
          onChange={(chosen) => prefer({ service: chosen })}
        />
      </div>
    </aside>
  );
}

/** Signs in another person, and goes to the list, because the open claim may not be theirs. */
function viewAs(persona: Persona): void {
  prefer({ persona, isSignedIn: true });
  window.location.hash = "#/claims";
}
