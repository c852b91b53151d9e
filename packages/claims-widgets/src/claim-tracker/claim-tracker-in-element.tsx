"use client";

import type { Category } from "@claimkit/claims-api";
import type { ComponentType, JSX } from "react";
import { arrangeSections } from "./arrange-sections.ts";
import type { ClaimTrackerProps } from "./claim-tracker.tsx";
import { OpenFaqs } from "./open-faqs.tsx";
import { TrackerAside, TrackerHead, TrackerMain, TrackerSections } from "./tracker-areas.tsx";
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
import { TrackerWidget } from "./tracker-widget.tsx";
import { useFilledSlots } from "./use-filled-slots.ts";
import { AREA_OF, isSectionName, type SectionName } from "./section-name.ts";
import { useSectionWarnings } from "./use-section-warnings.ts";

/** Props of {@link ClaimTrackerInElement}. */
export type ClaimTrackerInElementProps = ClaimTrackerProps & {
  /**
   * The sections in your order: `number`, `status`, `path`, `next-steps`, `money`, `contact-bar`, `summary`,
   * `timeline`, `report`, `services`, `repairs`, `payout`, `close`, `contacts`, `faqs`. What you leave out is not
   * shown; any other name is the name of a slot of yours.
   * @default all of them in this order
   */
  sections?: readonly string[] | undefined;
};

const ALL_SECTIONS = Object.keys(AREA_OF);

/** What is shown for each section: a part of the page, or the section of a category. */
const PARTS: Readonly<Record<SectionName, ComponentType | Category>> = {
  number: TrackerNumber,
  status: TrackerStatus,
  path: TrackerPath,
  "next-steps": TrackerNextSteps,
  money: TrackerMoney,
  "contact-bar": TrackerContactBar,
  summary: TrackerSummary,
  timeline: TrackerTimeline,
  report: "REPORT",
  services: "SERVICES",
  repairs: "REPAIRS",
  payout: "PAYOUT",
  close: "CLOSE",
  contacts: TrackerContacts,
  faqs: TrackerFaqs,
};

/**
 * The whole page of a claim: its status, its path, the next steps and the money, then the summary, the
 * timeline, all five sections, the contacts, and the FAQs of the slot `faqs`. Each part loads, fails and
 * emits events by itself.
 *
 * Style hooks: those of `ClaimTracker`; `--ck-claim-tracker-top`, the height of a sticky header of the
 * page; `--ck-claim-tracker-bottom`, the height of a bar at the bottom of the window.
 */
export function ClaimTrackerInElement({
  sections = ALL_SECTIONS,
  ...props
}: ClaimTrackerInElementProps): JSX.Element {
  const filled = useFilledSlots();
  useSectionWarnings(sections);
  return (
    <TrackerWidget
      {...props}
      startsWithNumber={sections.includes("number") && !filled.has("number")}
      faqs={
        <slot name="faqs">
          <OpenFaqs claimNumber={props.claimNumber} />
        </slot>
      }
    >
      <Areas names={sections} filled={filled} />
    </TrackerWidget>
  );
}

interface AreasProps {
  names: readonly string[];
  /** Names of slots with content. */
  filled: ReadonlySet<string>;
}

function Areas({ names, filled }: AreasProps): JSX.Element {
  const { head, aside, before, accordions, after } = arrangeSections(names);

  function partsOf(area: readonly string[]): JSX.Element[] {
    return area.map((name) => <Part key={name} name={name} isFilled={filled.has(name)} />);
  }

  return (
    <>
      {head.length > 0 && <TrackerHead>{partsOf(head)}</TrackerHead>}
      {aside.length > 0 && <TrackerAside>{partsOf(aside)}</TrackerAside>}
      <TrackerMain>
        {partsOf(before)}
        {accordions.length > 0 && <TrackerSections>{partsOf(accordions)}</TrackerSections>}
        {partsOf(after)}
      </TrackerMain>
    </>
  );
}

interface PartProps {
  name: string;
  isFilled: boolean;
}

/** A section, with the content of its slot in its place, or a slot alone. */
function Part({ name, isFilled }: PartProps): JSX.Element {
  const slot = <slot name={name} />;
  if (!isSectionName(name)) return slot;
  // The tracker itself has the slot of the FAQs.
  const own = isFilled && name !== "faqs" ? slot : undefined;
  const Section = PARTS[name];
  if (typeof Section === "string") return <TrackerSection category={Section}>{own}</TrackerSection>;
  return own ?? <Section />;
}
