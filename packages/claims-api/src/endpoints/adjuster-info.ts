import type * as v from "valibot";
import type { MaybeThirdParty } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { contactPersonFields, visibleContactPerson } from "../schema/sections.ts";
import { optionalText } from "../schema/values.ts";

/** Fields of both adjuster calls. */
export const adjusterFields = {
  ...contactPersonFields,
  /** What the adjuster does for the claim. */
  role: optionalText,
};

const schema = answer(adjusterFields);

/** What a third party may see of an adjuster. */
export const visibleAdjuster = { ...visibleContactPerson, role: "value" } as const;

/** An adjuster of a claim, and their role. */
export interface AdjusterInfo extends v.InferOutput<typeof schema> {}

/** `GET adjuster-info/{claimNumber}`. Experimental: its purpose is not documented. */
export const adjusterInfo: Endpoint<MaybeThirdParty, AdjusterInfo, AdjusterInfo> = {
  name: "adjusterInfo",
  method: "GET",
  path: "adjuster-info/{claimNumber}",
  response: schema,
  thirdParty: visibleAdjuster,
  model: (wire) => wire,
};
