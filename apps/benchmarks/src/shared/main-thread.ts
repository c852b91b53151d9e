import type { Browser, Page } from "playwright";

/** Performance mark of a change of the page, with which a trace shows which paint contains it. */
export const CHANGED = "changed";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start, in microseconds. */
  ts: number;
  /** Elapsed time in microseconds. */
  dur?: number;
  /** CPU time of the thread in microseconds. */
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/** Tasks of a page's main thread. */
export interface Work {
  /** Longest task, in milliseconds of CPU time. */
  longest: number;
  /** All tasks, in milliseconds of CPU time. */
  total: number;
}

/** Runs `act`, and returns the resulting tasks of the page's main thread. */
export async function workDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Work> {
  const { tasks } = await trace(browser, page, act);
  const own = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    longest: Math.max(0, ...own),
    total: sum(own),
  };
}

/** Tasks of the main thread for a key in an input, in milliseconds of CPU time. */
export interface KeyWork {
  /** All tasks from the key's event to the next paint, which shows the letter. */
  letter: number;
  /** All tasks from the key's event to the paint of its last change. */
  change: number;
  /** Longest of these tasks. */
  longest: number;
}

/** Returns the work of each key. `press` presses each key after the changes of the previous one are painted. */
export async function workOfKeys(
  browser: Browser,
  page: Page,
  press: () => Promise<void>,
): Promise<KeyWork[]> {
  const all = await trace(browser, page, press);
  const presses = all.events.filter(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown",
  );
  // Traces also contain the main threads of other pages.
  const events = all.events.filter(({ pid }) => pid === presses[0]?.pid);
  const tasks = all.tasks.filter(({ pid }) => pid === presses[0]?.pid);
  const keys = presses.flatMap((key) => taskAround(tasks, key) ?? []);
  return keys.map((key, index) => {
    const end = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const own = tasks.filter(({ ts }) => ts >= key.ts && ts < end);
    const paints = events.filter(({ name, ts }) => name === "Layerize" && ts > key.ts && ts < end);
    const changed = events.findLast(({ name, ts }) => name === CHANGED && ts > key.ts && ts < end);
    // A key without a change causes no paint.
    const letter = taskAround(tasks, paints[0]) ?? key;
    const change = changed && paints.find(({ ts }) => ts > changed.ts);
    const last = taskAround(tasks, change) ?? letter;
    const until = (paint: TraceEvent): number[] =>
      own.filter(({ ts }) => ts <= paint.ts).map(({ tdur = 0 }) => tdur / 1000);
    return {
      letter: sum(until(letter)),
      change: sum(until(last)),
      longest: Math.max(...until(last)),
    };
  });
}

function sum(times: readonly number[]): number {
  return times.reduce((all, each) => all + each, 0);
}

function taskAround(
  tasks: readonly TraceEvent[],
  event: TraceEvent | undefined,
): TraceEvent | undefined {
  return event && tasks.find(({ ts, dur = 0 }) => ts <= event.ts && event.ts <= ts + dur);
}

/** Traces the events and tasks of a page's main thread, in order. */
async function trace(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<{ events: TraceEvent[]; tasks: TraceEvent[] }> {
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "toplevel", "blink.user_timing"],
  });
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
