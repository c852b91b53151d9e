"use client";

import { Component, type ReactNode, type RefObject } from "react";

interface WidgetBoundaryProps {
  /** The element of the widget. */
  widget: RefObject<HTMLElement | null>;
  onBreak: (thrown: unknown) => void;
  children: ReactNode;
}

/**
 * Keeps a view that throws from breaking other widgets, and the focus in the widget when new data removes the
 * control that has it. React logs the error.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onBreak(thrown);
  }

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
    return this.state.isBroken ? null : this.props.children;
  }
}
