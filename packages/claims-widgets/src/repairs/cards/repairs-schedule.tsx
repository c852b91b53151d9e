"use client";

import type { RepairsDetails } from "@claimkit/claims-api";
import { Heading, ServerText, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { hasFacts } from "../known-shop.ts";
import { repairsText } from "../text.ts";
import { ShopFacts } from "./shop-facts.tsx";
import { ViewOnMap } from "./view-on-map.tsx";

interface RepairsScheduleProps {
  claimNumber: string;
  schedule: RepairsDetails["repairsSchedule"];
  headingLevel: number;
}

/** Duration and place of the repairs. */
export function RepairsSchedule({
  claimNumber,
  schedule,
  headingLevel,
}: RepairsScheduleProps): JSX.Element | null {
  const text = useText(repairsText);
  if (!schedule) return null;
  const { displayTitle, displayText, shopInfo: shop } = schedule;
  if (!displayTitle && !displayText && !hasFacts(shop)) return null;
  return (
    <div className="ck-repairs-block">
      <Heading level={headingLevel} className="ck-repairs-heading">
        {displayTitle ? <ServerText>{displayTitle}</ServerText> : text.schedule}
      </Heading>
      {displayText && (
        <p className="ck-repairs-text">
          <ServerText>{displayText}</ServerText>
        </p>
      )}
      {hasFacts(shop) && (
        <dl className="ck-repairs-facts">
          <ShopFacts
            label={text.repairShop}
            shop={shop}
            map={<ViewOnMap claimNumber={claimNumber} shop={shop} variant="quiet" />}
          />
        </dl>
      )}
    </div>
  );
}
