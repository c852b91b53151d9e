import type { Browser, BrowserContext, Page } from "playwright";

/** The current time in every screenshot. The dates of the sandbox are relative to it. */
const NOW = new Date("2026-11-20T10:00:00-05:00");

const DEFAULT_WIDTH = 1280;
const MAX_HEIGHT = 1280;

/** Name of Storybook's global object in the frame of a story. */
const PREVIEW = "__STORYBOOK_PREVIEW__";

/** The fields of the global object that are used here. */
interface Preview {
  currentRender?: {
    phase?: string;
    story?: {
      storyGlobals?: { viewport?: { value?: string } };
      parameters?: {
        viewport?: { options?: Record<string, { styles?: { width?: string } } | undefined> };
      };
    };
  };
}

/** Creates a context for screenshots. Its pages load the Storybook's files only once. */
export function createScreenshotContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: DEFAULT_WIDTH, height: 900 },
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/New_York",
  });
}

/** How long to wait before a screenshot, in ms. */
export interface Patience {
  /** A pause, in which a document or a map may begin to load. */
  pause: number;
  /** The limit for maps and whatever else the story loads. Some stories show a state that never ends. */
  loading: number;
}

const LOADING = "[aria-busy=true], .ck-map-view[data-ready=false]";

/** Takes a screenshot of a story after its play function, in the viewport of the story, by default 1280 px wide. */
export async function screenshotStory(
  context: BrowserContext,
  url: string,
  id: string,
  { pause, loading }: Patience,
): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.clock.setFixedTime(NOW);
    await open(page, url, id);
    const width = await widthOf(page);
    if (width !== DEFAULT_WIDTH) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, url, id);
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > 900) await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(pause);
    const loaded = page.locator(LOADING).first().waitFor({ state: "detached", timeout: loading });
    await loaded.catch(() => undefined);
    return await page.screenshot({ animations: "disabled" });
  } finally {
    await page.close();
  }
}

async function open(page: Page, url: string, id: string): Promise<void> {
  // axe runs in the tests of the stories.
  const query = new URLSearchParams({ id, viewMode: "story", globals: "a11y.manual:!true" });
  await page.goto(`${url}/iframe.html?${query}`);
  await page.waitForFunction(
    (name) => {
      const { currentRender } = (window as unknown as Record<string, Preview>)[name] ?? {};
      return ["finished", "errored", "aborted"].includes(currentRender?.phase ?? "");
    },
    PREVIEW,
    { polling: 50 },
  );
}

async function widthOf(page: Page): Promise<number> {
  const width = await page.evaluate((name) => {
    const { currentRender } = (window as unknown as Record<string, Preview>)[name] ?? {};
    const { storyGlobals, parameters } = currentRender?.story ?? {};
    return parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? ""]?.styles?.width;
  }, PREVIEW);
  return Number.parseInt(width ?? "", 10) || DEFAULT_WIDTH;
}
