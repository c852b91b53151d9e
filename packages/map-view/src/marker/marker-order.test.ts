import { expect, test } from "vitest";
import { createMarkerOrder } from "./marker-order.ts";

/** Markers at 10°, 1° and 5° of longitude; the focus goes from one to another. */
function group() {
  const order = createMarkerOrder();
  let focused = "";
  const leave = ([10, 1, 5] as const).map((longitude) => {
    const id = `at ${longitude}`;
    return order.join({ id, at: [longitude, 0], focus: () => (focused = id) });
  });
  order.sort([0, 0]);
  return { order, leave, focused: () => focused };
}

test("Tab moves to the marker that is nearest to the center", () => {
  expect(group().order.tabStop()).toBe("at 1");
});

test.each([
  { from: "at 1", key: "ArrowRight", to: "at 5" },
  { from: "at 5", key: "ArrowDown", to: "at 10" },
  { from: "at 10", key: "ArrowRight", to: "at 1" },
  { from: "at 1", key: "ArrowLeft", to: "at 10" },
  { from: "at 10", key: "ArrowUp", to: "at 5" },
  { from: "at 5", key: "Home", to: "at 1" },
  { from: "at 5", key: "End", to: "at 10" },
])("$key moves from '$from' to '$to', by distance", ({ from, key, to }) => {
  const { order, focused } = group();

  expect(order.move(from, key)).toBe(true);
  expect(focused()).toBe(to);
});

test.each(["Enter", "a", "toString"])("%s does not move the focus", (key) => {
  const { order, focused } = group();

  expect(order.move("at 1", key)).toBe(false);
  expect(focused()).toBe("");
});

test("when the marker in the tab order is removed, another takes its place", () => {
  const { order, leave } = group();

  leave[1]?.();

  expect(order.tabStop()).toBe("at 5");
});

test("a marker in the tab order that moves stays there", () => {
  const { order, leave } = group();
  order.setTabStop("at 5");

  leave[2]?.();
  order.join({ id: "at 5", at: [6, 0], focus: () => undefined });

  expect(order.tabStop()).toBe("at 5");
});

test("a marker that is added later is in the order too", () => {
  const { order, focused } = group();
  let reached = false;
  order.join({ id: "at 2", at: [2, 0], focus: () => (reached = true) });

  order.move("at 1", "ArrowRight");

  expect([reached, focused()]).toEqual([true, ""]);
});

test("a group without markers has no tab stop", () => {
  const { order, leave } = group();

  for (const each of leave) each();

  expect(order.tabStop()).toBeUndefined();
});
