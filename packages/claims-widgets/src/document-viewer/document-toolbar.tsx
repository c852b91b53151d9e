"use client";

import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { chevron, close, download, print, zoomIn, zoomOut } from "@claimkit/ui-kit/icon-paths";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { type JSX, useRef } from "react";
import { PageField } from "./page-field.tsx";
import { documentText } from "./text.ts";
import { ToolbarButton } from "./toolbar-button.tsx";
import { useToolbar } from "./use-toolbar.ts";
import {
  type Fit,
  formatPercent,
  isLargest,
  isSmallest,
  larger,
  smaller,
  type Zoom,
} from "./zoom.ts";

// Icons that only this toolbar needs, drawn like the kit's on a 24 × 24 grid.

const fitWidth = ["M3 4v16", "M21 4v16", "M7 12h10", "M10 9l-3 3 3 3", "M14 9l3 3-3 3"];
const textLines = ["M4 6h16", "M4 12h16", "M4 18h9"];
const fullSize = ["M14 4h6v6", "M20 4l-6 6", "M10 20H4v-6", "M4 20l6-6"];

interface DocumentToolbarProps {
  title: string;
  url: string;
  fileName: string;
  page: number;
  count: number;
  scale: number;
  fit: Fit;
  onTurn: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  onPrint: () => void;
  onFullSize?: (() => void) | undefined;
  /** Whether the text is shown instead of the pages. */
  isText?: boolean | undefined;
  onText?: (() => void) | undefined;
  /** Leaves full screen. */
  onClose?: (() => void) | undefined;
}

/** The document's toolbar. It is one tab stop; the arrow keys move between its controls. */
export function DocumentToolbar({
  title,
  url,
  fileName,
  page,
  count,
  scale,
  fit,
  onTurn,
  onZoom,
  onPrint,
  onFullSize,
  isText,
  onText,
  onClose,
}: DocumentToolbarProps): JSX.Element {
  const text = useText(documentText);
  const locale = useLocale();
  const toolbar = useRef<HTMLDivElement>(null);
  const keys = useToolbar(toolbar);

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={title}
      className="ck-document-toolbar"
      data-part="toolbar"
      {...keys}
    >
      <div className="ck-document-group">
        <ToolbarButton label={text.previous} unless={page <= 1} onClick={() => onTurn(page - 1)}>
          <SvgIcon paths={chevron} rotate="up" />
        </ToolbarButton>
        <ToolbarButton label={text.next} unless={page >= count} onClick={() => onTurn(page + 1)}>
          <SvgIcon paths={chevron} />
        </ToolbarButton>
        <PageField page={page} count={count} onTurn={onTurn} />
      </div>
      {!isText && (
        <div className="ck-document-group">
          <ToolbarButton
            label={text.zoomOut}
            unless={isSmallest(scale)}
            onClick={() => onZoom(smaller(scale))}
          >
            <SvgIcon paths={zoomOut} />
          </ToolbarButton>
          <span className="ck-document-percent">{formatPercent(scale, locale)}</span>
          <ToolbarButton
            label={text.zoomIn}
            unless={isLargest(scale)}
            onClick={() => onZoom(larger(scale, fit))}
          >
            <SvgIcon paths={zoomIn} />
          </ToolbarButton>
          <ToolbarButton label={text.fitWidth} onClick={() => onZoom("fit")}>
            <SvgIcon paths={fitWidth} />
          </ToolbarButton>
        </div>
      )}
      <div className="ck-document-group ck-document-tools">
        {onText && (
          <ToolbarButton label={text.textView} pressed={isText === true} onClick={onText}>
            <SvgIcon paths={textLines} />
            <span>{text.textView}</span>
          </ToolbarButton>
        )}
        <ToolbarButton label={text.download} href={url} download={fileName}>
          <SvgIcon paths={download} />
        </ToolbarButton>
        <ToolbarButton label={text.print} onClick={onPrint}>
          <SvgIcon paths={print} />
        </ToolbarButton>
        {onFullSize && (
          <ToolbarButton label={text.fullSize} onClick={onFullSize}>
            <SvgIcon paths={fullSize} />
          </ToolbarButton>
        )}
      </div>
      {onClose && (
        <div className="ck-document-close">
          <ToolbarButton label={text.closeFullSize} onClick={onClose}>
            <SvgIcon paths={close} />
          </ToolbarButton>
        </div>
      )}
    </div>
  );
}
