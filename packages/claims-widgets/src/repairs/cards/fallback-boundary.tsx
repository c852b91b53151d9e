"use client";

import { Component, type ReactNode } from "react";

interface FallbackBoundaryProps {
  /** Stands in for what throws. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what comes from elsewhere and throws from taking the whole section with it. React logs what was thrown. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
