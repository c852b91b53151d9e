import { nearestFirst } from "../view/nearest-order.ts";
import type { LngLat } from "../view/position.ts";

/** A marker that is part of a group. */
export interface Member {
  id: string;
  at: LngLat;
  focus: () => void;
}

/** The markers of a group in the order of the arrow keys; one of them is the tab stop. */
export interface MarkerOrder {
  /** Adds a marker in the current order; returns a function that removes it. */
  join: (member: Member) => () => void;
  members: () => readonly Member[];
  tabStop: () => string | undefined;
  /** Makes a marker the tab stop. */
  setTabStop: (id: string) => void;
  /** Sorts the markers by their distance from a place; the nearest becomes the tab stop. */
  sort: (from: LngLat) => void;
  /** Focuses the marker that a key moves to; returns whether it is such a key. */
  move: (from: string, key: string) => boolean;
  subscribe: (onChange: () => void) => () => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Creates the order of a group's markers. */
export function createMarkerOrder(): MarkerOrder {
  let members: readonly Member[] = [];
  let tabStop: string | undefined;
  let middle: LngLat | undefined;
  const subscribers = new Set<() => void>();

  /** A marker that moves leaves and joins again, and is the tab stop again. */
  const current = (): string | undefined =>
    members.some(({ id }) => id === tabStop) ? tabStop : members[0]?.id;
  const change = (next: { members?: readonly Member[]; tabStop?: string | undefined }): void => {
    const before = current();
    ({ members = members, tabStop = tabStop } = next);
    if (current() === before) return;
    for (const notify of subscribers) notify();
  };
  const target = (from: string, key: string): Member | undefined => {
    if (key === "Home") return members[0];
    if (key === "End") return members.at(-1);
    const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
    const at = members.findIndex(({ id }) => id === from);
    return step === undefined ? undefined : members[(at + step + members.length) % members.length];
  };

  return {
    join: (member) => {
      const joined = [...members, member];
      change({ members: middle ? nearestFirst(joined, middle, ({ at }) => at) : joined });
      return () => change({ members: members.filter((each) => each !== member) });
    },
    members: () => members,
    tabStop: current,
    setTabStop: (id) => change({ tabStop: id }),
    sort: (from) => {
      middle = from;
      const sorted = nearestFirst(members, from, ({ at }) => at);
      change({ members: sorted, tabStop: sorted[0]?.id });
    },
    move: (from, key) => {
      const next = target(from, key);
      next?.focus();
      return next !== undefined;
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
