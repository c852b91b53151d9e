"use client";

import { shield } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import {
  Heading,
  LogIn,
  type Point,
  useText,
  Widget,
  type WidgetEvents,
} from "@claimkit/widget-runtime";
import type { JSX, ReactNode } from "react";
import { ShopResults } from "../shop-list/shop-results.tsx";
import { useShopResults } from "../shop-list/use-shop-results.ts";
import { BesideMap } from "../shop-map/beside-map.tsx";
import { useShopsMap } from "../shop-map/use-shops-map.ts";
import { ShopSearch } from "../shop-search/shop-search.tsx";
import { isAuthenticated, type UserType } from "../user-type.ts";
import { repairShopFinderText } from "./text.ts";
import { useFinder } from "./use-finder.ts";
import { useReverseSearch } from "./use-reverse-search.ts";

/** Props of {@link RepairShopFinder}. */
export interface RepairShopFinderProps extends WidgetEvents {
  /**
   * Type of the user. The three types of signed-in users pick a shop. All others are anonymous, and only see
   * where the shops are.
   */
  userType?: UserType | "anonymous" | (string & {}) | undefined;
  /** Claim that the shop is for; part of the actions' details. */
  claimNumber?: string | undefined;
  /**
   * A ZIP code or an address to search by before the user has entered one, such as a claim's. One that cannot be
   * read is ignored.
   */
  initialAddress?: string | undefined;
  /**
   * Location to search around if there is no `initialAddress`, such as one that the page knows already. Needs the setting
   * `reverseGeocode`; without an address there, nothing is searched.
   */
  initialLocation?: Point | undefined;
  /** Places with shops, for a picture before the first search. Needs the setting `loadResultsMap`. */
  network?: readonly Point[] | undefined;
  /** Server id for the requests, instead of the client's. */
  serverId?: string | undefined;
  /**
   * Level of the heading in the page's outline, 2 to 6.
   * @default 2
   */
  headingLevel?: number | undefined;
}

/**
 * Finds shops of the repair network around a ZIP code or an address. Signed-in users pick one of them:
 * the action `choose-shop`.
 *
 * Style hooks: `.ck-repair-shop-finder`, `.ck-shop-card`, `[data-chosen]`.
 */
export function RepairShopFinder(props: RepairShopFinderProps): JSX.Element {
  const { userType, claimNumber, initialAddress, initialLocation, network, ...others } = props;
  const { serverId, headingLevel = 2, ...events } = others;
  const text = useText(repairShopFinderText);
  const finder = useFinder(serverId, initialAddress);
  const aroundPoint = useReverseSearch(finder, initialLocation);
  const results = useShopResults(finder.search, finder.load.data);
  const slot = useShopsMap(finder.load);
  const canChoose = isAuthenticated(userType);
  const heading = canChoose ? text.headingSignedIn : text.headingAnonymous;

  function belowSearch(content: ReactNode): JSX.Element {
    return (
      <div className="ck-repair-shop-finder">
        <Heading level={headingLevel} className="ck-repair-shop-finder-heading">
          {heading}
        </Heading>
        <p>{canChoose ? text.introSignedIn : text.introAnonymous}</p>
        <ShopSearch finder={finder} aroundPoint={aroundPoint} serverId={serverId} />
        <BesideMap
          slot={slot}
          network={finder.load.status === "idle" ? network : undefined}
          results={results}
          canChoose={canChoose}
          onSearchArea={aroundPoint && ((center) => aroundPoint(center, "noArea"))}
        >
          {content}
        </BesideMap>
        {!canChoose && <AnonymousNotice />}
      </div>
    );
  }

  return (
    <Widget
      {...events}
      name="repair-shop-finder"
      load={finder.load}
      label={heading}
      texts={repairShopFinderText}
      errorMessage={text.failed}
      readyState={({ participants }) => (participants.length > 0 ? "data" : "empty")}
      wrapContent={belowSearch}
    >
      {() => (
        <ShopResults
          key={finder.search}
          results={results}
          hasMap={slot.isShown}
          canChoose={canChoose}
          claimNumber={claimNumber}
          headingLevel={headingLevel + 1}
        />
      )}
    </Widget>
  );
}

/** The guarantee of the network, and the prompt to log in. */
function AnonymousNotice(): JSX.Element {
  const text = useText(repairShopFinderText);
  return (
    <div className="ck-repair-shop-finder-anonymous">
      <p>
        <SvgIcon paths={shield} /> <span>{text.guarantee}</span>
      </p>
      <LogIn>{text.logIn}</LogIn>
    </div>
  );
}
