import pixelmatch from "pixelmatch";
import type { Browser } from "playwright";
import { PNG } from "pngjs";
import { photographStory } from "./photograph-story.ts";
import type { Storybook } from "./serve-storybook.ts";

/** A story that does not look as before. */
export interface StoryChange {
  id: string;
  kind: "changed" | "added" | "removed";
  /** PNG files: `before`, `after` and `difference`, as far as there are any. */
  pictures: Readonly<Record<string, Buffer>>;
}

// Why: docs/decisions/testing.md#pictures-are-compared-not-kept
/** Share of the way from black to white that a pixel may move. */
const THRESHOLD = 0.03;

/** A share of all pixels instead would let a small component on a wide page change freely. */
const MAX_DIFFERENT_PIXELS = 20;

/** Compares a story of two Storybooks in one browser; `undefined` if it looks the same. */
export async function compareStory(
  browser: Browser,
  { before, after }: { before: Storybook; after: Storybook },
  id: string,
): Promise<StoryChange | undefined> {
  const take = (book: Storybook): Promise<Buffer | undefined> =>
    book.stories.includes(id) ? photographStory(browser, book.url, id) : Promise.resolve(undefined);
  const [old, now] = [await take(before), await take(after)];

  if (!old || !now) {
    return {
      id,
      kind: old ? "removed" : "added",
      pictures: { ...(old && { before: old }), ...(now && { after: now }) },
    };
  }
  const difference = differenceOf(old, now);
  return difference && { id, kind: "changed", pictures: { before: old, after: now, difference } };
}

/** Draws where two pictures differ; `undefined` if they do not. */
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

/** Pixels on a canvas large enough for both pictures. */
function padded(picture: PNG, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height);
  return canvas.data;
}
