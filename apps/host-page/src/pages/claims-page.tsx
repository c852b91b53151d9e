import { ClaimList } from "@claimkit/claims-widgets";
import { Hero } from "../layout/hero.tsx";
import { useMessages } from "../messages/use-messages.ts";
import { people } from "../people.ts";
import { usePreferences } from "../preferences.ts";
import { PolicyPicker } from "./policy-picker.tsx";

/** Greets the visitor by name, and lists the claims of the chosen policy. */
export function ClaimsPage() {
  const messages = useMessages().claims;
  const { persona, policy } = usePreferences();

  return (
    <>
      <Hero
        title={messages.title}
        heading={messages.greeting(people[persona].givenName)}
        lead={messages.lead}
      >
        <PolicyPicker />
      </Hero>
      <div className="page">
        <ClaimList policyNumber={policy} showStage />
      </div>
    </>
  );
}
