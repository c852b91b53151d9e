import type { TextsOf } from "./messages/texts-of.ts";
import type * as texts from "./texts.ts";

/** Every message of the kit by its key. */
export type KitText = TextsOf<typeof texts>["kit"];
