"use client";

import { Component, type ReactNode } from "react";

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** Called with what the content has thrown. */
  onBreak?: ((thrown: unknown) => void) | undefined;
  /**
   * Renders what is shown instead.
   * @default nothing
   */
  renderFallback?: ((thrown: unknown) => ReactNode) | undefined;
  /** The content. */
  children: ReactNode;
}

/** Keeps content that throws from breaking what is around it. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken?: [unknown] }> {
  /** What the content has thrown, if it has. */
  override state: { broken?: [unknown] } = {};

  static getDerivedStateFromError(thrown: unknown): { broken: [unknown] } {
    return { broken: [thrown] };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onBreak?.(thrown);
  }

  /** Renders the content, or what is shown instead. */
  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? this.props.renderFallback?.(broken[0]) : this.props.children;
  }
}
