"use client";

import { Component, type ReactNode } from "react";

interface MapBoundaryProps {
  onBreak: () => void;
  children: ReactNode;
}

/** Keeps errors of the host's map from breaking the list. */
export class MapBoundary extends Component<MapBoundaryProps, { isBroken: boolean }> {
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override componentDidCatch(): void {
    this.props.onBreak();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
