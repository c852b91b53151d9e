import type { TextsOf } from "./messages/texts-of.ts";
import type * as texts from "./texts.ts";

/** Every message of the package, by group and key. */
export type KitMessages = TextsOf<typeof texts>;

declare global {
  interface ClaimkitMessages extends KitMessages {}
}
