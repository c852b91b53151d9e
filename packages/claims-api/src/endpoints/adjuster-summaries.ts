import type * as v from "valibot";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { adjusterFields, type AdjusterInfo } from "./adjuster-info.ts";
import { object } from "../schema/object.ts";

const schema = answer({ adjusters: list(object(adjusterFields)) });

/** The response as the schema reads it. */
export interface AdjusterSummariesWire extends v.InferOutput<typeof schema> {}

/** All who work on a claim. */
export interface AdjusterSummaries {
  /** The adjusters of the claim. */
  adjusters: readonly AdjusterInfo[];
}

/** `GET claims/{claimNumber}/adjuster-summaries`. Experimental: the API's documents do not say what it gives. */
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
