"use client";

import { close } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import {
  type JSX,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { projectNearest } from "../map-view/in-view.ts";
import { useController } from "../map-view/map-view-context.ts";
import { Anchored } from "../marker/anchored.tsx";
import { moveIntoPicture, panPopupIntoView } from "../marker/pan-into-view.ts";
import { PictureContext } from "../marker/picture-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { isOnEarth } from "../view/position.ts";

/** Props of {@link Popup}. */
export interface PopupProps {
  /** Degrees east. */
  longitude: number;
  /** Degrees north. */
  latitude: number;
  /** Heading and name of the popup. */
  title: string;
  /** Called when the user closes the popup. */
  onClose: () => void;
  /** Content below the heading. */
  children?: ReactNode;
}

/**
 * Details of a place, over the map. It receives focus, and the map moves to show it; Escape closes it and returns focus.
 *
 * Style hooks: `.ck-map-popup`.
 */
export function Popup(props: PopupProps): JSX.Element | null {
  return isOnEarth(props.longitude, props.latitude) ? <PlacedPopup {...props} /> : null;
}

/** Distance between a popup and its marker, in CSS px. */
const GAP = 22;

function PlacedPopup({ longitude, latitude, title, onClose, children }: PopupProps): JSX.Element {
  const { map, store } = useController();
  const picture = useContext(PictureContext);
  // Below places in the upper half of the map, because there is more space.
  const [isBelow] = useState(() => {
    if (picture) return picture([longitude, latitude]).y < store.get().height / 2;
    const middle = (map?.getContainer().clientHeight ?? 0) / 2;
    return map !== undefined && projectNearest(map, [longitude, latitude]).y < middle;
  });
  const box = useRef<HTMLDivElement>(null);

  const isOnPicture = picture !== undefined;
  // Here, after the effects of `Anchored`, which moves the popup to its place.
  useEffect(() => {
    if (!box.current) return undefined;
    if (isOnPicture) return moveIntoPicture(box.current);
    return map && panPopupIntoView(map, box.current);
  }, [map, isOnPicture]);

  return (
    <Anchored
      longitude={longitude}
      latitude={latitude}
      anchor={isBelow ? "top" : "bottom"}
      below={isBelow ? GAP : -GAP}
      level={3}
    >
      <Dialog ref={box} title={title} onClose={onClose}>
        {children}
      </Dialog>
    </Anchored>
  );
}

function Dialog({
  title,
  onClose,
  children,
  ref: box,
}: Pick<PopupProps, "title" | "onClose" | "children"> & {
  ref: RefObject<HTMLDivElement | null>;
}): JSX.Element {
  const { map } = useController();
  const text = useMapText();
  const titleId = useId();
  const [opener] = useState(() => activeElement(document));

  useEffect(() => {
    const popup = box.current;
    const root = popup?.getRootNode() as Document | ShadowRoot | undefined;
    popup?.focus({ preventScroll: true });
    return () => {
      // React has already removed the popup and its focus. Focus that the user has moved elsewhere stays there.
      const isLost = !root?.activeElement || root.activeElement === document.body;
      const isInside = popup?.contains(root?.activeElement ?? null);
      if (!isLost && !isInside) return;
      // A marker may have been removed in the meantime.
      const target = opener?.isConnected ? opener : map?.getCanvas();
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [opener, map, box]);

  return (
    // Listens to keys that bubble from its content; is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      className="ck-map-popup"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> would hide until it is shown
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ck-map-popup-head">
        <p id={titleId} className="ck-map-popup-title">
          {title}
        </p>
        <button
          type="button"
          className="ck-map-popup-close"
          aria-label={text.close}
          onClick={onClose}
        >
          <SvgIcon paths={close} />
        </button>
      </div>
      <div>{children}</div>
    </div>
  );
}

/** The focused element, also in a shadow root. */
function activeElement(root: Document | ShadowRoot): Element | null {
  const active = root.activeElement;
  return active?.shadowRoot ? activeElement(active.shadowRoot) : active;
}
