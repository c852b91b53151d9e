"use client";

import {
  type Category,
  categoryOf,
  type ClaimsWarning,
  timelineStatusOf,
} from "@claimkit/claims-api";
import {
  type HeadingLevel,
  type LoadState,
  useStaticLoad,
  useSelect,
  useText,
  Widget,
  type WidgetEvents,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { CategoryCard, type CategoryCardProps, type CategoryStep } from "./category-card.tsx";
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
  /** Status in the service's words; an unknown one is shown as it is. */
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
  } = props;
  const text = useText(timelineText);
  const category = categoryOf(String(written));
  const progress = progressOf(writtenStatus);
  const load = useStaticLoad({ category: category ?? "" });
  return (
    <Widget
      {...events}
      name="timeline-category-card"
      load={progress.statusText && !progress.status ? withWarning(load) : load}
      label={category && text[category]}
      texts={timelineText}
      errorMessage={text.failed}
    >
      {() =>
        category && (
          <ToggledCard
            category={category}
            {...progress}
            steps={subCategories?.map(stepOf) ?? []}
            selected={selected}
            headingLevel={headingLevel}
          />
        )
      }
    </Widget>
  );
}

function stepOf({ name, status }: TimelineStep): CategoryStep {
  return { name, ...progressOf(status) };
}

function progressOf(written: string | undefined): Omit<CategoryStep, "name"> {
  const statusText = String(written ?? "").trim();
  return { status: timelineStatusOf(statusText), statusText };
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
