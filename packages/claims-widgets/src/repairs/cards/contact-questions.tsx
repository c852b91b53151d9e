"use client";

import type { ContactPerson as Person } from "@claimkit/claims-api";
import { Heading, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ContactPerson } from "../../contact-person/contact-person.tsx";
import type { RepairsBlock } from "../block.ts";
import { repairsText } from "../text.ts";

interface ContactQuestionsProps {
  person: Person | undefined;
  headingLevel: number;
}

/** Contacts for questions; nothing if the claim has none. */
export function ContactQuestions({
  person,
  headingLevel,
}: ContactQuestionsProps): JSX.Element | null {
  const text = useText(repairsText);
  if (!person || !Object.values(person).some(Boolean)) return null;
  return (
    <div className="ck-repairs-block" data-block={"contact" satisfies RepairsBlock}>
      <Heading level={headingLevel} className="ck-repairs-heading">
        {text.questions}
      </Heading>
      <ContactPerson person={person} />
    </div>
  );
}
