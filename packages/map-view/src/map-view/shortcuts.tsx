"use client";

import { Modal } from "@claimkit/ui-kit/modal";
import type { JSX } from "react";
import { useMapText } from "../text/use-map-text.ts";

/** Props of {@link Shortcuts}. */
export interface ShortcutsProps {
  onClose: () => void;
  is3d: boolean;
}

/** Lists the keys of the map. */
export default function Shortcuts({ onClose, is3d }: ShortcutsProps): JSX.Element {
  const text = useMapText();
  const rows: [keys: string, what: string][] = [
    ["← ↑ → ↓", text.shortcutPan],
    ["= +", text.shortcutZoomIn],
    ["- _", text.shortcutZoomOut],
    ["A D, Shift ← →", text.shortcutRotate],
    ...(is3d ? ([["Shift ↑ ↓", text.shortcutTilt]] as [string, string][]) : []),
    ["N", text.shortcutNorth],
    ["?", text.shortcutHelp],
  ];
  return (
    <Modal open heading={text.shortcuts} onClose={onClose}>
      <dl className="ck-map-view-shortcuts">
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
