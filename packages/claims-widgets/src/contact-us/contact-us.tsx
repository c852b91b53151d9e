"use client";

import { contactUs, type ContactUs as Contacts } from "@claimkit/claims-api";
import { Accordion } from "@claimkit/ui-kit/accordion";
import {
  type ClaimProps,
  type ClaimQuery,
  clampHeadingLevel,
  type HeadingLevel,
  type LoadState,
  type RenderLoad,
  PhoneSentence,
  useClaimCall,
  type UseCallOptions,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import { type JSX, type ReactNode, useState } from "react";
import { ContactUsView } from "./contact-us-view.tsx";
import { contactUsText } from "./text.ts";

/** Props of {@link ContactUs}. */
export type ContactUsProps = ClaimProps & {
  /**
   * Level of the heading; the topics are one below it.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Renders the data, or a state without data, in your own way. */
  render?: RenderLoad<Contacts> | undefined;
};

/**
 * Contacts for questions about a claim. Initially collapsed; requests data when it is opened for the
 * first time, and after that only by 'Try again'.
 */
export function ContactUs(props: ContactUsProps): JSX.Element {
  const { headingLevel = 3, ...rest } = props;
  const text = useText(contactUsText);
  const [open, setOpen] = useState(false);
  const [openedFor, setOpenedFor] = useState<string>();
  const { claimNumber } = props;
  // Without a claim number it fails immediately. Why: docs/decisions/loading.md#a-load-can-be-idle
  const load = useContactUs(props, { enabled: openedFor === claimNumber || !claimNumber });

  function expand(): void {
    setOpen(true);
    setOpenedFor(claimNumber);
  }

  function inAccordion(content: ReactNode): JSX.Element {
    return (
      <Accordion
        heading={text.heading}
        headingLevel={clampHeadingLevel(headingLevel)}
        // Contacts of another claim are collapsed until the user opens them.
        open={open && openedFor === claimNumber}
        onOpen={expand}
        onClose={() => setOpen(false)}
        className="ck-section ck-contact-us"
      >
        {content}
      </Accordion>
    );
  }

  return (
    <Widget
      {...rest}
      name="contact-us"
      load={load}
      label={text.heading}
      texts={contactUsText}
      errorMessage={<PhoneSentence text={text.failed} withoutPhone={text.failedWithoutPhone} />}
      readyState={(contacts) => (Object.values(contacts).some(Boolean) ? "data" : "empty")}
      wrapContent={inAccordion}
    >
      {(contacts) => <ContactUsView contacts={contacts} headingLevel={headingLevel + 1} />}
    </Widget>
  );
}

/** Requests the contacts of a claim, for a custom view. */
export function useContactUs(
  claim: ClaimQuery,
  options: Pick<UseCallOptions, "enabled"> = {},
): LoadState<Contacts> {
  return useClaimCall(contactUs, claim, { revalidateOnFocus: false, ...options });
}
