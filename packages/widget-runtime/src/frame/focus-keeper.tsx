"use client";

import { Component, type ReactNode, type RefObject } from "react";

interface FocusKeeperProps {
  /** The element of the widget. */
  widget: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Keeps the focus in the widget when new data, or another load, removes the control that has it. */
export class FocusKeeper extends Component<FocusKeeperProps> {
  override getSnapshotBeforeUpdate(): Element | null {
    return this.#focused();
  }

  override componentDidUpdate(_: unknown, __: unknown, focused?: Element | null): void {
    // Unless something inside has taken the focus over.
    if (focused?.isConnected === false && !this.#focused())
      this.props.widget.current?.focus({ preventScroll: true });
  }

  /** What has the focus in the widget. */
  #focused(): Element | null {
    const { current: widget } = this.props.widget;
    const root = widget?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = root?.activeElement ?? null;
    return widget?.contains(focused) ? focused : null;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
