"use client";

import { HostContent } from "@claimkit/widget-runtime";
import { Children, Fragment, type JSX, type ReactElement, type ReactNode, Suspense } from "react";

interface HostPartsProps {
  /** The host's parts. */
  children: ReactNode;
  /** Shown if the host has none. */
  otherwise?: JSX.Element | undefined;
}

/** Parts that a host has arranged. One that throws, or is not ready, leaves the others as they are. */
export function HostParts({ children, otherwise }: HostPartsProps): JSX.Element {
  if (children === undefined && otherwise) return otherwise;
  return <>{Children.map(children, (part) => part && <HostPart>{part}</HostPart>)}</>;
}

function HostPart({ children }: HostPartsProps): JSX.Element {
  const { type, props } = children as ReactElement<HostPartsProps>;
  if (type === Fragment) return <HostParts>{props.children}</HostParts>;
  return (
    <HostContent>
      <Suspense fallback={<div className="ck-card ck-claim-tracker-part" data-loading />}>
        {children}
      </Suspense>
    </HostContent>
  );
}
