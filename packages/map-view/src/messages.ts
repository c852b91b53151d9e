import type { TextsOf } from "@claimkit/ui-kit/messages";
import type * as texts from "./texts.ts";

/** Every message of the package, by group and key. */
export type MapViewMessages = TextsOf<typeof texts>;

declare global {
  interface ClaimkitMessages extends MapViewMessages {}
}
