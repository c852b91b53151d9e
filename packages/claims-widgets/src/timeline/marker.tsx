import type { TimelineStatus } from "@claimkit/claims-api";
import { check, minus } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import type { JSX } from "react";

interface MarkerProps {
  status: TimelineStatus | undefined;
}

/** A dot on a path. Each status has its own shape, so that it does not depend on color. */
export function Marker({ status }: MarkerProps): JSX.Element {
  return (
    <span className="ck-timeline-marker" aria-hidden>
      {status === "complete" && <SvgIcon paths={check} size="small" />}
      {status === "not_required" && <SvgIcon paths={minus} size="small" />}
    </span>
  );
}
