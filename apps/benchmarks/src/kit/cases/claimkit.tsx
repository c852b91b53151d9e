import { Accordion as KitAccordion } from "@claimkit/ui-kit/accordion";
import { Button as KitButton } from "@claimkit/ui-kit/button";
import "@claimkit/ui-kit/styles.css";
import type { JSX } from "react";

// The kit with its own styles, as its README says.

export const Button = (): JSX.Element => <KitButton>Track claim</KitButton>;

export const Accordion = (): JSX.Element => (
  <KitAccordion heading="Report">Hail on the roof</KitAccordion>
);
