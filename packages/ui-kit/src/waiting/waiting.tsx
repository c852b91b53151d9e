"use client";

import type { JSX, ReactNode } from "react";
import { buttonText } from "../button/text.ts";
import { useText } from "../messages/locale.ts";
import { useModalDialog } from "../modal/use-modal-dialog.ts";
import { useLinger } from "./use-linger.ts";
import { WaitingIndicator, type WaitingIndicatorProps } from "./waiting-indicator.tsx";

/**
 * Props of {@link Waiting}. All other props, including `ref`, are passed to the `<span>` around spinner
 * and text.
 */
export interface WaitingProps extends WaitingIndicatorProps {
  /**
   * Whether the wait is in progress.
   * @default true
   */
  active?: boolean | undefined;
}

/**
 * A placeholder for content that is loading: announces the wait and its end. Waits below 300 ms are not
 * shown. Use `Busy` around content that is being refreshed.
 *
 * Style hooks: `.ck-waiting`, `[data-size]`.
 */
export function Waiting({ active = true, ...props }: WaitingProps): JSX.Element | null {
  const { wait } = useText(buttonText);
  const isShown = useLinger(active);
  if (!isShown) return null;

  const indicator = <WaitingIndicator {...props} />;
  if (props.size !== "full-screen" || props.hidden) return indicator;
  return <FullScreen label={props.text ?? wait}>{indicator}</FullScreen>;
}

/** Covers the page while it is mounted. The page behind it is inert, and users can't close it. */
function FullScreen({ label, children }: { label: string; children: ReactNode }): JSX.Element {
  const { box, isShown, listeners } = useModalDialog(() => {});
  return (
    <dialog {...listeners} className="ck-waiting-screen" aria-label={label}>
      <div ref={box}>{isShown && children}</div>
    </dialog>
  );
}
