"use client";

import { CATEGORIES } from "@claimkit/claims-api";
import { AccordionGroup } from "@claimkit/ui-kit/accordion-group";
import { type JSX, type ReactNode, type RefObject, useContext, useRef } from "react";
import { PageStateContext } from "../shared/page-state.ts";
import { PathBar } from "./claim-path.tsx";
import { HostParts } from "./host-parts.tsx";
import { useTracker } from "./tracker-context.ts";
import {
  TrackerContactBar,
  TrackerContacts,
  TrackerFaqs,
  TrackerMoney,
  TrackerNextSteps,
  TrackerNumber,
  TrackerPath,
  TrackerStatus,
  TrackerSummary,
  TrackerTimeline,
} from "./tracker-parts.tsx";
import { TrackerSection } from "./tracker-section.tsx";
import { useAtTop } from "./use-at-top.ts";

/** Props of an area of a claim's page. */
export interface TrackerAreaProps {
  /**
   * The parts, in this order: those of Claimkit and your own.
   * @default all parts of the area
   */
  children?: ReactNode;
}

/** The card at the top of a claim's page: `TrackerNumber`, `TrackerStatus`, `TrackerPath`. */
export function TrackerHead({ children }: TrackerAreaProps): JSX.Element {
  return (
    <div className="ck-card ck-claim-tracker-head">
      <HostParts
        otherwise={
          <>
            <TrackerNumber />
            <TrackerStatus />
            <TrackerPath />
          </>
        }
      >
        {children}
      </HostParts>
    </div>
  );
}

/**
 * What matters now, next to the rest of a wide page and above it on a narrow one: `TrackerNextSteps`, `TrackerMoney`,
 * `TrackerContactBar`.
 */
export function TrackerAside({ children }: TrackerAreaProps): JSX.Element {
  return (
    <div className="ck-claim-tracker-aside">
      <HostParts
        otherwise={
          <>
            <TrackerNextSteps />
            <TrackerMoney />
            <TrackerContactBar />
          </>
        }
      >
        {children}
      </HostParts>
    </div>
  );
}

/** The whole claim: `TrackerSummary`, `TrackerTimeline`, `TrackerSections`, `TrackerContacts`, `TrackerFaqs`. */
export function TrackerMain({ children }: TrackerAreaProps): JSX.Element {
  const main = useRef<HTMLDivElement>(null);
  return (
    <div ref={main} className="ck-claim-tracker-main">
      <ReadingBar main={main} />
      <HostParts
        otherwise={
          <>
            <TrackerSummary />
            <TrackerTimeline />
            <TrackerSections />
            <TrackerContacts />
            <TrackerFaqs />
          </>
        }
      >
        {children}
      </HostParts>
    </div>
  );
}

interface ReadingBarProps {
  main: RefObject<HTMLElement | null>;
}

/** The path of a page whose main area is being read. Apart from that area, which a selection must not render. */
function ReadingBar({ main }: ReadingBarProps): JSX.Element | false {
  const isReading = useAtTop(main);
  const { claim } = useTracker();
  const { selected } = useContext(PageStateContext);
  return isReading && <PathBar claim={claim} section={selected} />;
}

/** The sections, with a button that opens or closes all of them: one `TrackerSection` for each category. */
export function TrackerSections({ children }: TrackerAreaProps): JSX.Element {
  return (
    <AccordionGroup className="ck-claim-tracker-sections">
      <HostParts
        otherwise={
          <>
            {CATEGORIES.map((category) => (
              <TrackerSection key={category} category={category} />
            ))}
          </>
        }
      >
        {children}
      </HostParts>
    </AccordionGroup>
  );
}
