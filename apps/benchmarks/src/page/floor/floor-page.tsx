import { type ComponentType, type JSX, type ReactNode, useEffect, useState } from "react";
import type { CallName } from "./calls.ts";
import { statusOf } from "./format.ts";
import { Money, News, NextSteps, Stages, Status, Summary } from "./overview.tsx";
import type { Responses } from "./responses.ts";
import { Close, Payout, Report, Services } from "./sections.tsx";
import { Repairs } from "./repairs.tsx";
import { Timeline } from "./timeline.tsx";
import { CLAIM } from "../settings.ts";

interface FloorPageProps {
  /** Returns a call, which may have been sent before. */
  call: (name: CallName) => Promise<unknown>;
}

/** A claim's page with the texts of `ClaimTracker`, in native elements. */
export function FloorPage({ call }: FloorPageProps): JSX.Element {
  return (
    <>
      <h2>Claim progress</h2>
      <p>
        Claim number <strong>{CLAIM.claimNumber}</strong>
      </p>
      <Part call={call} name="summary" View={Status} />
      <Part call={call} name="repairs" View={News} />
      <Part call={call} name="timeline" View={Stages} />
      <Part call={call} name="repairs" View={NextSteps} />
      <Part call={call} name="payout" View={Money} />
      <p>
        <a href="tel:+18005550199">Call us</a> <button type="button">Documents</button>
      </p>
      <Part call={call} name="summary" View={Summary} />
      <h3 className="hidden">Claim timeline</h3>
      <Part call={call} name="timeline" View={Timeline} />
      <Section call={call} id="REPORT" heading="Report">
        <Part call={call} name="report" View={Report} />
      </Section>
      <Section call={call} id="SERVICES" heading="Services">
        <Part call={call} name="services" View={Services} />
      </Section>
      <Section call={call} id="REPAIRS" heading="Repairs">
        <Part call={call} name="repairs" View={Repairs} />
      </Section>
      <Section call={call} id="PAYOUT" heading="Payout">
        <Part call={call} name="payout" View={Payout} />
      </Section>
      <Section call={call} id="CLOSE" heading="Close">
        <Part call={call} name="close" View={Close} />
      </Section>
      <details>
        <summary>
          <h3>Contact us</h3>
        </summary>
      </details>
      <div className="card">
        <p>Questions about claims?</p>
        <button type="button">Read the claims FAQs</button>
      </div>
    </>
  );
}

interface PartProps<Name extends CallName> extends FloorPageProps {
  name: Name;
  View: ComponentType<{ data: Responses[Name] }>;
}

function Part<Name extends CallName>({ call, name, View }: PartProps<Name>): ReactNode {
  const data = useResponse(call, name);
  return data ? <View data={data} /> : <output>Please wait.</output>;
}

interface SectionProps extends FloorPageProps {
  id: string;
  heading: string;
  children: ReactNode;
}

function Section({ call, id, heading, children }: SectionProps): JSX.Element {
  const timeline = useResponse(call, "timeline");
  const step = timeline?.timelineCategories.find(({ categoryName }) => categoryName === id);
  return (
    <details id={id} open tabIndex={-1}>
      <summary>
        <h3>{heading}</h3> {step && <span aria-hidden>{statusOf(step.status)}</span>}
      </summary>
      {children}
    </details>
  );
}

function useResponse<Name extends CallName>(
  call: FloorPageProps["call"],
  name: Name,
): Responses[Name] | undefined {
  const [data, setData] = useState<Responses[Name]>();
  useEffect(() => {
    void call(name).then((response) => setData(response as Responses[Name]));
  }, [call, name]);
  return data;
}
