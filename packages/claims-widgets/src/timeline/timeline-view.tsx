"use client";

import { type Category, categoryOf, type Timeline } from "@claimkit/claims-api";
import { useSelect } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { CategoryCard } from "./category-card.tsx";
import { currentCategory } from "./current-category.ts";
import { useChoice } from "./use-choice.ts";
import { useTimelineScroll } from "./use-timeline-scroll.ts";

/** How the user selected a category. */
export type SelectedBy = "press" | "scroll";

/**
 * Called with the selected category, or `null` for none, how it was selected, and the category of the
 * card.
 */
export type OnSelect = (selected: Category | null, by: SelectedBy, card: Category) => void;

interface TimelineViewProps {
  timeline: Timeline;
  selectedCategory: string | undefined;
  headingLevel: number;
  onSelect: OnSelect | undefined;
}

/** Renders the categories of a claim in order; one of them, or none, is selected. */
export function TimelineView({
  timeline,
  selectedCategory,
  headingLevel,
  onSelect,
}: TimelineViewProps): JSX.Element {
  const { categories, defaultCategory } = timeline;
  const current = currentCategory(timeline);
  const places = categories.map(({ category }) => category);
  const wanted = categoryOf(selectedCategory);
  const [chosen, choose] = useChoice<Category | null>(wanted);
  const emitSelect = useSelect("timeline");

  const selected = chosen === undefined ? (wanted ?? defaultCategory) : chosen;

  function select(card: Category | undefined, by: SelectedBy): void {
    const isSelected = card === selected;
    if (card === undefined || (isSelected && by === "scroll")) return;
    const category = isSelected ? null : card;
    choose(category);
    emitSelect(category);
    onSelect?.(category, by, card);
  }

  const track = useTimelineScroll(selected ? places.indexOf(selected) : -1, (card) =>
    select(places[card], "scroll"),
  );

  return (
    <div className="ck-timeline">
      {/* Not a tab stop: the track only scrolls, and its cards are the controls. Firefox would otherwise
         stop at it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol tabIndex={-1} className="ck-timeline-track" {...track}>
        {categories.map(({ category, status, statusText, subCategories }) => (
          <li key={category} className="ck-timeline-item" data-status={status}>
            <CategoryCard
              category={category}
              status={status}
              statusText={statusText}
              steps={subCategories}
              selected={category === selected}
              isCurrent={category === current}
              headingLevel={headingLevel}
              onToggle={() => select(category, "press")}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
