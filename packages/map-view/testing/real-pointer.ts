import { cdp } from "vitest/browser";

/** Kind of a pointer that the browser emulates. */
export type PointerKind = "mouse" | "pen" | "touch";

interface Point {
  x: number;
  y: number;
}

/** A pointer emulated by the browser, over an element. Points are relative to its top left corner. */
export function realPointer(kind: PointerKind, element: Element) {
  const { left, top } = element.getBoundingClientRect();
  // Coordinates are relative to the page around the frame that tests run in, which may be scaled.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth);
  const scale = frame.width / innerWidth;
  const onPage = ({ x, y }: Point): Point => ({
    x: frame.x + scale * (x + left),
    y: frame.y + scale * (y + top),
  });
  const mouse = (type: "mousePressed" | "mouseMoved" | "mouseReleased", point: Point) =>
    cdp().send("Input.dispatchMouseEvent", {
      type,
      ...onPage(point),
      pointerType: kind === "pen" ? "pen" : "mouse",
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: 1,
    });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: Point[]) =>
    cdp().send("Input.dispatchTouchEvent", { type, touchPoints: points.map(onPage) });
  const isTouch = kind === "touch";
  return {
    press: (point: Point) => (isTouch ? touch("touchStart", point) : mouse("mousePressed", point)),
    move: (point: Point) => (isTouch ? touch("touchMove", point) : mouse("mouseMoved", point)),
    release: (point: Point) => (isTouch ? touch("touchEnd") : mouse("mouseReleased", point)),
    /** Two fingers. */
    pinch: async (from: [Point, Point], ...moves: [Point, Point][]) => {
      await touch("touchStart", ...from);
      for (const points of moves) await touch("touchMove", ...points);
      await touch("touchEnd");
    },
  };
}
