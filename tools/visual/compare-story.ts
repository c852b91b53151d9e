import pixelmatch from "pixelmatch";
import type { BrowserContext } from "playwright";
import { PNG } from "pngjs";
import { type Patience, screenshotStory } from "./screenshot-story.ts";
import type { Storybook } from "./serve-storybook.ts";

/** A story whose appearance has changed. */
export interface StoryChange {
  id: string;
  kind: "changed" | "added" | "removed";
  /** PNG files: `before`, `after` and `difference`, if they exist. */
  screenshots: Readonly<Record<string, Buffer>>;
}

// Why: docs/decisions/testing.md#pictures-are-compared-not-kept
/** Allowed color difference of a pixel, from 0 to 1. */
const THRESHOLD = 0.03;

/** Absolute, because with a percentage, changes of a small component on a wide page would not be found. */
const MAX_DIFFERENT_PIXELS = 20;

/** A story that differs is compared once more: a document or a map may have been late. */
const ATTEMPTS: readonly Patience[] = [
  { pause: 0, loading: 2000 },
  { pause: 1000, loading: 10_000 },
];

/** Compares a story of two Storybooks in one context; `undefined` if it has not changed. */
export async function compareStory(
  context: BrowserContext,
  { before, after }: { before: Storybook; after: Storybook },
  id: string,
): Promise<StoryChange | undefined> {
  let change: StoryChange | undefined;
  for (const patience of ATTEMPTS) {
    const take = ({ stories, url }: Storybook): Promise<Buffer | undefined> =>
      stories.includes(id)
        ? screenshotStory(context, url, id, patience)
        : Promise.resolve(undefined);
    change = changeBetween(id, await take(before), await take(after));
    if (change?.kind !== "changed") break;
  }
  return change;
}

function changeBetween(
  id: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): StoryChange | undefined {
  if (!before || !after) {
    const screenshots = { ...(before && { before }), ...(after && { after }) };
    return { id, kind: before ? "removed" : "added", screenshots };
  }
  const difference = differenceOf(before, after);
  return difference && { id, kind: "changed", screenshots: { before, after, difference } };
}

/** Renders the difference of two screenshots; `undefined` if they are the same. */
export function differenceOf(before: Buffer, after: Buffer): Buffer | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(one, width, height),
    padded(other, width, height),
    difference.data,
    width,
    height,
    { threshold: THRESHOLD },
  );
  return pixels > MAX_DIFFERENT_PIXELS ? PNG.sync.write(difference) : undefined;
}

/** Pads a screenshot to the size of the larger one. */
function padded(screenshot: PNG, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height });
  PNG.bitblt(screenshot, canvas, 0, 0, screenshot.width, screenshot.height);
  return canvas.data;
}
