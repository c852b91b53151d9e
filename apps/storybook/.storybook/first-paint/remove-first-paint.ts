import {
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";

/** Removes the first paint when the frame of the story shows something. */
export function removeFirstPaint(): void {
  addons.register("first-paint", (api) => {
    for (const event of [STORY_RENDERED, STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION]) {
      api.on(event, () => document.querySelector("#first-paint")?.remove());
    }
  });
}
