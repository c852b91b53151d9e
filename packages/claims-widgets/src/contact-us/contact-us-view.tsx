"use client";

import type { ContactUs } from "@claimkit/claims-api";
import { phone } from "@claimkit/ui-kit/icon-paths";
import { Heading, PhoneSentence, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ContactPerson } from "../contact-person/contact-person.tsx";
import { SectionEmpty } from "../shared/section-empty.tsx";
import { contactUsText } from "./text.ts";

interface ContactUsViewProps {
  contacts: ContactUs;
  /** Level of each topic's heading. */
  headingLevel: number;
}

const QUESTIONS = ["generalClaimQuestions", "vehicleDamageQuestions", "injuryQuestions"] as const;

/** Renders the contacts by topic; topics without a contact are left out. */
export function ContactUsView({ contacts, headingLevel }: ContactUsViewProps): JSX.Element {
  const text = useText(contactUsText);
  const sections = QUESTIONS.flatMap((question) => {
    const person = contacts[question];
    return person && Object.values(person).some(Boolean) ? [{ question, person }] : [];
  });

  if (sections.length === 0) {
    return (
      <SectionEmpty icon={phone}>
        <PhoneSentence text={text.empty} withoutPhone={text.emptyWithoutPhone} />
      </SectionEmpty>
    );
  }
  return (
    <div className="ck-contact-us-sections">
      {sections.map(({ question, person }) => (
        <div key={question}>
          <Heading level={headingLevel} className="ck-contact-us-question">
            {text[question]}
          </Heading>
          <ContactPerson person={person} />
        </div>
      ))}
    </div>
  );
}
