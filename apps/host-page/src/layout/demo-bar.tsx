import { claimHref, servedClaimHref } from "../navigation/route.ts";
import { useRoute } from "../navigation/use-route.ts";
import { type Persona, personas } from "../people.ts";
import { prefer, services, themes, usePreferences } from "../preferences.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Choice } from "./choice.tsx";
import "./demo-bar.css";

/** Settings of the demonstration: persona, theme and state of the service. */
export function DemoBar() {
  const messages = useMessages().demo;
  const { persona, theme, service } = usePreferences();

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
        {import.meta.env.DEV && <RenderingLink />}
      </div>
    </aside>
  );
}

/** On a claim's page, leads to the same page from the server, or from the browser. */
function RenderingLink() {
  const messages = useMessages().demo;
  const choices = usePreferences();
  const { hash, route } = useRoute();
  if (route.page !== "claim") return null;
  const { claimNumber } = route;
  return hash ? (
    <a href={servedClaimHref(claimNumber, choices)}>{messages.fromServer}</a>
  ) : (
    <a href={`/${claimHref(claimNumber)}`}>{messages.inBrowser}</a>
  );
}

/** Signs in another person, and goes to the list, because the open claim may not be theirs. */
function viewAs(persona: Persona): void {
  prefer({ persona, isSignedIn: true });
  window.location.hash = "#/claims";
}
