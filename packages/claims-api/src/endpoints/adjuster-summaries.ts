import type * as v from "valibot";
import type { MaybeThirdParty } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { adjusterFields, type AdjusterInfo, visibleAdjuster } from "./adjuster-info.ts";
import { object } from "../schema/object.ts";

const schema = answer({ adjusters: list(object(adjusterFields)) });

/** The parsed response. */
export interface AdjusterSummariesWire extends v.InferOutput<typeof schema> {}

/** All adjusters of a claim. */
export interface AdjusterSummaries {
  /** The adjusters of the claim. */
  adjusters: readonly AdjusterInfo[];
}

/** `GET claims/{claimNumber}/adjuster-summaries`. Experimental: its purpose is not documented. */
export const adjusterSummaries: Endpoint<
  MaybeThirdParty,
  AdjusterSummaries,
  AdjusterSummariesWire
> = {
  name: "adjusterSummaries",
  method: "GET",
  path: "claims/{claimNumber}/adjuster-summaries",
  response: schema,
  thirdParty: { adjusters: visibleAdjuster },
  empty: { adjusters: [] },
  model: (wire) => wire,
};
