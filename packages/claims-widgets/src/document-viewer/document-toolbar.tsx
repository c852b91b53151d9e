"use client";

import { Icon } from "@claimkit/ui-kit";
import { useText } from "@claimkit/widget-runtime";
import { type JSX, useRef } from "react";
import { PageField } from "./page-field.tsx";
import { printFile } from "./print-file.ts";
import { documentText } from "./text.ts";
import { ToolbarButton } from "./toolbar-button.tsx";
import { ToolbarDrawing } from "./toolbar-drawing.tsx";
import { useToolbar } from "./use-toolbar.ts";
import { isLargest, isSmallest, larger, percentOf, smaller, type Zoom } from "./zoom.ts";

interface DocumentToolbarProps {
  title: string;
  url: string;
  fileName: string;
  page: number;
  count: number;
  scale: number;
  onTurn: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  onFullSize?: (() => void) | undefined;
  /** Ends full size. */
  onClose?: (() => void) | undefined;
}

/** What can be done with a document. One stop for the Tab key; the arrow keys go from one to the next. */
export function DocumentToolbar({
  title,
  url,
  fileName,
  page,
  count,
  scale,
  onTurn,
  onZoom,
  onFullSize,
  onClose,
}: DocumentToolbarProps): JSX.Element {
  const text = useText(documentText);
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
          <Icon name="chevron" turn="up" />
        </ToolbarButton>
        <ToolbarButton label={text.next} unless={page >= count} onClick={() => onTurn(page + 1)}>
          <Icon name="chevron" />
        </ToolbarButton>
        <PageField page={page} count={count} onTurn={onTurn} />
      </div>
      <div className="ck-document-group">
        <ToolbarButton
          label={text.zoomOut}
          unless={isSmallest(scale)}
          onClick={() => onZoom(smaller(scale))}
        >
          <Icon name="zoom-out" />
        </ToolbarButton>
        <span className="ck-document-percent">{text.percent(percentOf(scale))}</span>
        <ToolbarButton
          label={text.zoomIn}
          unless={isLargest(scale)}
          onClick={() => onZoom(larger(scale))}
        >
          <Icon name="zoom-in" />
        </ToolbarButton>
        <ToolbarButton label={text.fitWidth} onClick={() => onZoom("fit")}>
          <ToolbarDrawing name="fit-width" />
        </ToolbarButton>
      </div>
      <div className="ck-document-group">
        <ToolbarButton label={text.download} href={url} download={fileName}>
          <Icon name="download" />
        </ToolbarButton>
        <ToolbarButton label={text.print} onClick={() => printFile(url)}>
          <Icon name="print" />
        </ToolbarButton>
        {onFullSize && (
          <ToolbarButton label={text.fullSize} onClick={onFullSize}>
            <ToolbarDrawing name="full-size" />
          </ToolbarButton>
        )}
        {onClose && (
          <ToolbarButton label={text.closeFullSize} onClick={onClose}>
            <Icon name="close" />
          </ToolbarButton>
        )}
      </div>
    </div>
  );
}
