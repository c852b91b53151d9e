import { ClaimList } from "@claimkit/claims-widgets";
import { Columns } from "../layout/columns.tsx";
import { Panel } from "../layout/panel.tsx";
import { phoneHref, phoneText } from "../phone.ts";
import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useWords } from "../words/use-words.ts";
import { Greeting } from "./greeting.tsx";

/** The claims of the chosen policy. */
export function ClaimsPage() {
  const words = useWords().claims;
  const { policy } = useStore(preferences);

  return (
    <>
      <Greeting />
      <div className="page">
        <Columns
          aside={
            <>
              <Panel heading={words.helpHeading}>
                <p>{words.help}</p>
                <p>
                  <a href={phoneHref}>{phoneText}</a>
                </p>
                <p>
                  <a href="#/after-a-crash">{words.helpLink}</a>
                </p>
              </Panel>
              <Panel heading={words.stepsHeading}>
                <ol>
                  {words.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </Panel>
            </>
          }
        >
          <ClaimList policyNumber={policy} />
        </Columns>
      </div>
    </>
  );
}
