import "@claimkit/ui-kit/styles.css";
import { createRef } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyStyle, slow } from "../../testing/render-map.tsx";
import { stylesText } from "../styles-text.ts";
import type { MapGesture } from "./map-view-props.ts";
import { MapView } from "./map-view.tsx";
import type { MapViewHandle } from "./map-view-handle.ts";

const COLORADO = { xmin: -109, ymin: 37, xmax: -102, ymax: 41 };
const STATES = { xmin: -124.7, ymin: 24.5, xmax: -67, ymax: 49.4 };

/** A container of maps: where they are rendered, and how the page shows them. */
interface Container {
  case: string;
  /** @returns the parent of the maps */
  open?: (box: HTMLElement) => Element | ShadowRoot;
  style?: string;
  show?: (box: HTMLElement) => void;
}

const sized = (box: HTMLElement): void => {
  box.style.cssText = "inline-size: 660px; block-size: 240px";
};

const containers: Container[] = [
  { case: "with display: none", style: "display: none", show: sized },
  { case: "without height", style: "block-size: 0", show: sized },
  { case: "without width", style: "inline-size: 0", show: sized },
  { case: "with a transform", style: "transform: scale(0.5)" },
  { case: "with zoom", style: "zoom: 1.5" },
  {
    case: "in a hidden panel of tabs",
    open: (box) => {
      box.hidden = true;
      return box;
    },
    show: (box) => {
      box.hidden = false;
    },
  },
  {
    case: "in a dialog",
    open: (box) => {
      const dialog = box.appendChild(document.createElement("dialog"));
      dialog.style.inlineSize = "660px";
      return dialog;
    },
    show: (box) => box.querySelector("dialog")?.showModal(),
  },
  { case: "in a shadow root", open: (box) => box.attachShadow({ mode: "open" }) },
  {
    case: "in a frame",
    open: (box) => {
      const frame = box.appendChild(document.createElement("iframe"));
      frame.style.cssText = "inline-size: 700px; block-size: 260px";
      return frame.contentDocument?.body as Element;
    },
  },
  {
    case: "with content-visibility: auto",
    style: "margin-block-start: 5000px; content-visibility: auto; contain-intrinsic-size: 1px",
    show: (box) => box.scrollIntoView(),
  },
  {
    case: "outside of the window",
    style: "position: fixed; inset-inline-start: -5000px",
    show: sized,
  },
  {
    case: "in a flex item that grows from 0",
    style: "display: flex",
    open: (box) => {
      const item = box.appendChild(document.createElement("div"));
      item.style.cssText = "flex: 0 1 0; min-inline-size: 0; overflow: hidden";
      return item;
    },
    show: (box) => {
      (box.firstElementChild as HTMLElement).style.flexGrow = "1";
    },
  },
];

test.each(containers)(
  "fits its first view and reports the clicked position: $case",
  slow,
  async (given) => {
    const box = document.body.appendChild(document.createElement("div"));
    sized(box);
    box.style.cssText += `;${given.style ?? ""}`;
    const parent = given.open?.(box) ?? box;
    const style = document.createElement("style");
    style.textContent = stylesText;
    const mount = document.createElement("div");
    parent.append(style, mount);
    mount.style.cssText =
      "display: grid; grid: 240px / 1fr 1fr; inline-size: 100%; block-size: 100%";
    const maps = [createRef<MapViewHandle>(), createRef<MapViewHandle>()] as const;
    const onImmediateClick = vi.fn<(gesture: MapGesture) => void>();
    const root = createRoot(mount);
    onTestFinished(() => {
      root.unmount();
      box.remove();
    });
    root.render(
      <>
        <MapView ref={maps[0]} label="States" basemap={emptyStyle} />
        <MapView
          ref={maps[1]}
          label="Colorado"
          basemap={emptyStyle}
          initialViewState={COLORADO}
          onImmediateClick={onImmediateClick}
        />
      </>,
    );
    await expect.poll(() => mount.querySelectorAll("canvas").length, { timeout: 20_000 }).toBe(2);

    given.show?.(box);
    await Promise.all(maps.map((map) => map.current?.when()));

    for (const [map, extent] of [
      [maps[0], STATES],
      [maps[1], COLORADO],
    ] as const) {
      const view = map.current as MapViewHandle;
      const { clientWidth, clientHeight } = view.getMap().getContainer();
      const { x: left, y: top } = view.toScreen([extent.xmin, extent.ymax]);
      const { x: right, y: bottom } = view.toScreen([extent.xmax, extent.ymin]);
      expect(Math.min(left, top, clientWidth - right, clientHeight - bottom)).toBeGreaterThan(-1);
      const isLarge = right - left > clientWidth - 90 || bottom - top > clientHeight - 90;
      expect(isLarge).toBe(true);
    }

    const view = maps[1].current as MapViewHandle;
    const canvas = view.getMap().getCanvas();
    const { x, y, width, height } = canvas.getBoundingClientRect();
    const point = {
      clientX: x + width / 4,
      clientY: y + height / 3,
      bubbles: true,
      composed: true,
    };
    for (const type of ["pointerdown", "pointerup"])
      canvas.dispatchEvent(
        new PointerEvent(type, { ...point, pointerId: 1, pointerType: "mouse" }),
      );
    const [longitude, latitude] = view.toMap({
      x: canvas.clientWidth / 4,
      y: canvas.clientHeight / 3,
    });
    expect(onImmediateClick.mock.lastCall?.[0].position).toEqual([
      expect.closeTo(longitude, 4),
      expect.closeTo(latitude, 4),
    ]);
  },
);
