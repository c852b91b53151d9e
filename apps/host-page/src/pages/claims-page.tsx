import { ClaimList } from "@claimkit/claims-widgets";
import { Columns } from "../layout/columns.tsx";
import { Panel } from "../layout/panel.tsx";
import { phoneHref, phoneText } from "../phone.ts";
import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Greeting } from "./greeting.tsx";

/** The claims of the chosen policy. */
export function ClaimsPage() {
  const messages = useMessages().claims;
  const { policy } = useStore(preferences);

  return (
    <>
      <Greeting />
      <div className="page">
        <Columns
          aside={
            <>
              <Panel heading={messages.helpHeading}>
                <p>{messages.help}</p>
                <p>
                  <a href={phoneHref}>{phoneText}</a>
                </p>
                <p>
                  <a href="#/after-a-crash">{messages.helpLink}</a>
                </p>
              </Panel>
              <Panel heading={messages.stepsHeading}>
                <ol>
                  {messages.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </Panel>
            </>
          }
        >
          <ClaimList policyNumber={policy} showStage />
        </Columns>
      </div>
    </>
  );
}
