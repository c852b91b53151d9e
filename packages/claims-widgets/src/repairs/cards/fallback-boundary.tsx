"use client";

import { Component, type ReactNode } from "react";

interface FallbackBoundaryProps {
  /** Renders what is shown instead of content that throws. */
  renderFallback: (thrown: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps external content that throws from breaking the whole section. React logs the error. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { broken?: [unknown] }> {
  override state: { broken?: [unknown] } = {};

  static getDerivedStateFromError(thrown: unknown): { broken: [unknown] } {
    return { broken: [thrown] };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? this.props.renderFallback(broken[0]) : this.props.children;
  }
}
