import type * as v from "valibot";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { adjusterFields, type AdjusterInfo } from "./adjuster-info.ts";
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
  { claimNumber: string },
  AdjusterSummaries,
  AdjusterSummariesWire
> = {
  name: "adjusterSummaries",
  method: "GET",
  path: "claims/{claimNumber}/adjuster-summaries",
  response: schema,
  empty: { adjusters: [] },
  model: (wire) => wire,
};
