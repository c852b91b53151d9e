"use client";

import { CATEGORIES, type Category, type ClaimsWarning } from "@claimkit/claims-api";
import {
  type HeadingLevel,
  type LoadState,
  ownProps,
  useStaticLoad,
  useSelect,
  useText,
  Widget,
  type WidgetEvents,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { CategoryCard, type CategoryCardProps, type CategoryStep } from "./category-card.tsx";
import { readStatus } from "./read-status.ts";
import { timelineText } from "./text.ts";
import { useChoice } from "./use-choice.ts";

/** A step of {@link TimelineCategoryCard}. */
export interface TimelineStep {
  /** The step's name. */
  name: string;
  /** Status of the step, in the service's words. */
  status?: string | undefined;
}

/** Props of {@link TimelineCategoryCard}. */
export interface TimelineCategoryCardProps extends WidgetEvents {
  /** `REPORT`, `SERVICES`, `REPAIRS`, `PAYOUT` or `CLOSE`, in any case. Other words cause an error. */
  category: Category;
  /** Status in the service's words; an unknown one counts as in progress. */
  status?: string | undefined;
  /**
   * Whether it is selected, until the user clicks it; a new value applies again.
   * @default false
   */
  selected?: boolean | undefined;
  /** The steps to show, in order. */
  subCategories?: readonly TimelineStep[] | undefined;
  /**
   * Level of the category's heading.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** A single card of the timeline, for pages with their own layout. Makes no call. */
export function TimelineCategoryCard(props: TimelineCategoryCardProps): JSX.Element {
  const {
    category: written,
    status: writtenStatus,
    selected = false,
    subCategories,
    headingLevel = 3,
    ...events
  } = ownProps(props);
  const text = useText(timelineText);
  const category = CATEGORIES.find((known) => known === String(written).trim().toUpperCase());
  const { status, isUnknown } = readStatus(writtenStatus);
  const load = useStaticLoad({ category: category ?? "" });
  return (
    <Widget
      {...events}
      name="timeline-category-card"
      load={isUnknown ? withWarning(load) : load}
      label={category && text[category]}
      failed={text.failed}
    >
      {() =>
        category && (
          <ToggledCard
            category={category}
            status={status}
            steps={subCategories?.map(readStep) ?? []}
            selected={selected}
            headingLevel={headingLevel}
          />
        )
      }
    </Widget>
  );
}

function readStep({ name, status }: TimelineStep): CategoryStep {
  return { name, status: readStatus(status).status };
}

const UNKNOWN_STATUS: ClaimsWarning = { code: "unknown_status", path: "status" };

function withWarning<T>(load: LoadState<T>): LoadState<T> {
  return load.status === "ready" ? { ...load, warnings: [UNKNOWN_STATUS] } : load;
}

/** A standalone card: a click toggles its selection. */
function ToggledCard({
  selected: wanted,
  ...card
}: Omit<CategoryCardProps, "onToggle">): JSX.Element {
  const [chosen, choose] = useChoice<boolean>(wanted);
  const emitSelect = useSelect("timeline");
  const selected = chosen ?? wanted;

  function toggle(): void {
    choose(!selected);
    emitSelect(selected ? null : card.category);
  }

  return <CategoryCard {...card} selected={selected} onToggle={toggle} />;
}
