import { POPUP_FEATURE_TIMEOUT } from "../constants.ts";

/** What providers of features have given. */
export interface Collected<Item> {
  items: Item[];
  /** How many providers failed or took too long. */
  missing: number;
}

/**
 * Waits for providers of features, for each at most 5000 ms. Calls back with what has come, every time
 * something comes; what comes later is dropped.
 *
 * @param onChange called with the features so far, in the order of the providers
 * @returns everything that came in time
 */
export async function collectFeatures<Item>(
  providers: readonly (PromiseLike<readonly Item[]> | readonly Item[])[],
  onChange?: (items: Item[]) => void,
  timeout: number = POPUP_FEATURE_TIMEOUT,
): Promise<Collected<Item>> {
  const given: (readonly Item[] | undefined)[] = providers.map(() => undefined);
  const items = (): Item[] => given.flatMap((each) => each ?? []);
  const outcomes = await Promise.all(
    providers.map(async (provider, at) => {
      const found = await inTime(provider, timeout);
      if (!found) return false;
      given[at] = found;
      onChange?.(items());
      return true;
    }),
  );
  return { items: items(), missing: outcomes.filter((isThere) => !isThere).length };
}

async function inTime<Value>(
  promise: PromiseLike<Value> | Value,
  timeout: number,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
