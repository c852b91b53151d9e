import type { Browser, Page } from "playwright";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds by the clock. */
  ts: number;
  /** Microseconds by the clock. */
  dur?: number;
  /** Microseconds for which the thread has had a processor. */
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
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
  const { tasks } = await trace(browser, page, act);
  const own = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    longest: Math.max(0, ...own),
    longTasks: own.filter((ms) => ms > LONG).length,
    longestByClock: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    total: own.reduce((sum, each) => sum + each, 0),
  };
}

/**
 * Presses a key, and returns the work from the key's event up to and with the first paint after it, in
 * milliseconds of the main thread's own.
 */
export async function workUntilPaint(
  browser: Browser,
  page: Page,
  press: () => Promise<void>,
): Promise<number> {
  const { events, tasks } = await trace(browser, page, press);
  const key = events.find(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown",
  );
  const first = taskAround(tasks, key);
  if (!first) throw new Error("The key arrived in no task.");
  // A key that changes nothing paints nothing.
  const paint = events.find(({ name, ts }) => name === "Layerize" && ts > first.ts);
  const last = taskAround(tasks, paint) ?? first;
  return tasks
    .filter(({ ts }) => ts >= first.ts && ts <= last.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

function taskAround(
  tasks: readonly TraceEvent[],
  event: TraceEvent | undefined,
): TraceEvent | undefined {
  return event && tasks.find(({ ts, dur = 0 }) => ts <= event.ts && event.ts <= ts + dur);
}

/** The events of a page's main thread, and the tasks among them, in order. */
async function trace(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<{ events: TraceEvent[]; tasks: TraceEvent[] }> {
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
  const events = traceEvents
    .filter(({ pid, tid }) => threads.has(`${pid} ${tid}`))
    .toSorted((one, other) => one.ts - other.ts);
  return { events, tasks: events.filter(({ name }) => name === "ThreadControllerImpl::RunTask") };
}
