import type { Browser, Page } from "playwright";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds by the clock. */
  dur?: number;
  /** Microseconds for which the thread has had a processor. */
  tdur?: number;
  args?: { name?: string };
}

/** From here on the browser calls a task long, in milliseconds, and people notice. */
export const LONG = 50;

/** What a page's main thread did. */
export interface Work {
  /** The longest task, in milliseconds of the thread's own, whoever else uses the machine. */
  longest: number;
  /** The longest task, by the clock. */
  longestByClock: number;
  /** How many tasks were long, of the thread's own time. */
  longTasks: number;
  /** All tasks, in milliseconds of the thread's own. */
  total: number;
}

/** Does something, and says what work that made for the page's main thread. */
export async function workDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Work> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      name === "ThreadControllerImpl::RunTask" && threads.has(`${pid} ${tid}`),
  );
  const own = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    longest: Math.max(0, ...own),
    longTasks: own.filter((ms) => ms > LONG).length,
    longestByClock: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    total: own.reduce((sum, each) => sum + each, 0),
  };
}
