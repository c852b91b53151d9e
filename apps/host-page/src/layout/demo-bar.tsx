import { type Persona, personas } from "../people.ts";
import { prefer, preferences, services, themes } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Choice } from "./choice.tsx";
import "./demo-bar.css";

/** Settings of the demonstration: persona, theme and state of the service. */
export function DemoBar() {
  const messages = useMessages().demo;
  const { persona, theme, service } = useStore(preferences);

  return (
    <aside className="demo-bar" aria-label={messages.label}>
      <p>{messages.note}</p>
      <div className="demo-bar-choices">
        <Choice
          label={messages.persona}
          value={persona}
          options={personas}
          name={(option) => messages.personas[option]}
          onChange={viewAs}
        />
        <Choice
          label={messages.theme}
          value={theme}
          options={themes}
          name={(option) => messages.themes[option]}
          onChange={(chosen) => prefer({ theme: chosen })}
        />
        <Choice
          label={messages.service}
          value={service}
          options={services}
          name={(option) => messages.services[option]}
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
