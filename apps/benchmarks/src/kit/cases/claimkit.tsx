import { Accordion as KitAccordion } from "@claimkit/ui-kit/accordion";
import { Button as KitButton } from "@claimkit/ui-kit/button";
import "@claimkit/ui-kit/styles.css";
import { Textarea as KitTextarea } from "@claimkit/ui-kit/textarea";
import { TextField as KitTextField } from "@claimkit/ui-kit/text-field";
import type { JSX } from "react";

// The kit with its own styles, as its README says.

export const Button = (): JSX.Element => <KitButton>Track claim</KitButton>;

export const TextField = (): JSX.Element => (
  <KitTextField
    name="city"
    label="City"
    instructionalText="Where it happened"
    defaultValue="Columbus"
  />
);

export const Textarea = (): JSX.Element => (
  <KitTextarea
    name="what"
    label="What happened?"
    instructionalText="In a few words"
    rows={4}
    defaultValue="Hail on the roof"
  />
);

export const Accordion = (): JSX.Element => (
  <KitAccordion heading="Report">Hail on the roof</KitAccordion>
);
