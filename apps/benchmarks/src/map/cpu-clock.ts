import type { Browser, Page } from "playwright";

/** Processor time that has been used so far, in ms. */
export interface CpuTime {
  /** By the page's main thread. */
  thread: number;
  /** By the page with its workers, and by the process that draws WebGL. */
  processes: number;
}

/** Reads the processor time of a page. Unlike wall time, it hardly depends on what else the machine does. */
export type CpuClock = () => Promise<CpuTime>;

/** Starts reading the processor time of a page. */
export async function createCpuClock(browser: Browser, page: Page): Promise<CpuClock> {
  const whole = await browser.newBrowserCDPSession();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const { processInfo } = await whole.send("SystemInfo.getProcessInfo");
    const seconds = processInfo
      .filter(({ type }) => type === "renderer" || type === "GPU")
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    const thread = metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN;
    return { thread: thread * 1000, processes: seconds * 1000 };
  };
}
