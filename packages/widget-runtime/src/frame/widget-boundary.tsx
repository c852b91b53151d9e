"use client";

import { Component, type ReactNode } from "react";

interface WidgetBoundaryProps {
  onBreak: (thrown: unknown) => void;
  children: ReactNode;
}

/** Keeps a view that throws from breaking other widgets. React logs the error. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onBreak(thrown);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
