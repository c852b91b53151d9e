import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumArgs, ensureChromium } from "../browsers/chromium.ts";
import { buildStorybook, buildStorybookOf } from "./build-storybook.ts";
import { compareStory, type StoryChange } from "./compare-story.ts";
import { resolveBase } from "./resolve-base.ts";
import { writeReport } from "./report.ts";
import { createScreenshotContext } from "./screenshot-story.ts";
import { serveStorybook, type Storybook } from "./serve-storybook.ts";

// `pnpm test:visual [ref] [--stories=part-of-an-id]` compares every story to another Git ref.

/** Prints a line each time this many stories have been compared. */
const PROGRESS = 100;

const root = resolve(import.meta.dirname, "../..");
const cache = resolve(root, "node_modules/.cache/claimkit/visual");
const reportFolder = join(cache, "report");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { stories: { type: "string", default: "" } },
});
const base = resolveBase(root, positionals[0]);
console.log(`Comparing the working tree to ${base.name} (${base.sha.slice(0, 9)}).`);

const storybooks = {
  before: await serveStorybook(buildStorybookOf(root, base.sha, cache)),
  after: await serveStorybook(buildStorybook(root, join(cache, "working-tree"))),
};
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
const ids = storyIds(storybooks.before, storybooks.after).filter((id) =>
  id.includes(values.stories),
);
const changes = (await Promise.all([compareAll(ids, 0), compareAll(ids, 1)])).flat();
await browser.close();
await Promise.all([storybooks.before.close(), storybooks.after.close()]);

const report = writeReport(reportFolder, base, changes);
for (const { id, kind } of changes) console.log(`${kind.padEnd(8)} ${id}`);
console.log(`${ids.length} stories compared, ${changes.length} changed.`);
if (changes.length > 0) console.log(`Report: ${report}`);
process.exit(changes.length > 0 ? 1 : 0);

function storyIds(...all: readonly Storybook[]): string[] {
  return [...new Set(all.flatMap(({ stories }) => stories))].toSorted();
}

/** Compares every second story, so that two pages run in parallel. */
async function compareAll(stories: readonly string[], offset: 0 | 1): Promise<StoryChange[]> {
  const found: StoryChange[] = [];
  const context = await createScreenshotContext(browser);
  for (let index = offset; index < stories.length; index += 2) {
    if (index % PROGRESS === 0) console.log(`Story ${index + 1} of ${stories.length}.`);
    const id = stories[index] ?? "";
    const change = await compareStory(context, storybooks, id);
    if (!change) continue;
    for (const [name, screenshot] of Object.entries(change.screenshots)) {
      writeFileSync(join(reportFolder, `${id}.${name}.png`), screenshot);
    }
    found.push(change);
  }
  return found;
}
