"use client";

import { Component, type ReactNode } from "react";

interface FallbackBoundaryProps {
  /** Rendered instead of content that throws. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps external content that throws from breaking the whole section. React logs the error. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
