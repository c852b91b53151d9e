"use client";

import { closeDetails, type CloseDetails } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  type RenderLoad,
  useClaimCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { CloseView } from "./close-view.tsx";
import { hasCloseDetails } from "./has-close-details.ts";
import { closeText } from "./text.ts";

/** Props of {@link CloseAccordion}. */
export type CloseAccordionProps = ClaimProps & {
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Renders the data, or a state without data, in your own way. */
  render?: RenderLoad<CloseDetails> | undefined;
};

/** Whether a claim is open, or since when it is closed. */
export function CloseAccordion(props: CloseAccordionProps): JSX.Element {
  const { headingLevel = 3, ...rest } = props;
  const text = useText(closeText);
  return (
    <Widget
      {...rest}
      name="close-accordion"
      load={useCloseDetails(props)}
      label={text.heading}
      headingLevel={headingLevel}
      texts={closeText}
      errorMessage={text.failed}
      readyState={(close) => (hasCloseDetails(close) ? "data" : "empty")}
    >
      {(close) => <CloseView close={close} headingLevel={headingLevel} />}
    </Widget>
  );
}

/** Requests whether a claim is closed, for a custom view. */
export function useCloseDetails(claim: ClaimQuery): LoadState<CloseDetails> {
  return useClaimCall(closeDetails, claim);
}
