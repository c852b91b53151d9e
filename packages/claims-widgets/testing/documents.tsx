import { createSandbox } from "@claimkit/sandbox";
import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import {
  DocumentViewer,
  type DocumentViewerProps,
} from "../src/document-viewer/document-viewer.tsx";
import { stylesText } from "../src/styles-text.ts";
import { type RenderedOverSandbox, renderOverSandbox } from "./render-over-sandbox.tsx";

/** pdf.js takes its time to come, on a machine that has much else to do. */
export const PATIENCE = { timeout: 40_000 };

/** Which documents of the sandbox are which. */
export const known = {
  tagged: { claimNumber: "CLM-1006", documentPublicID: "EST-1006-2", title: "Current estimate" },
  initial: { claimNumber: "CLM-1006", documentPublicID: "EST-1006-1", title: "Initial estimate" },
  untagged: { claimNumber: "CLM-1005", documentPublicID: "EST-1005-1", title: "Estimate" },
  long: { claimNumber: "CLM-1011", documentPublicID: "EST-1011-2", title: "Current estimate" },
  corrupt: { claimNumber: "CLM-1012", documentPublicID: "EST-1012-1", title: "Estimate" },
  locked: { claimNumber: "CLM-1013", documentPublicID: "EST-1013-1", title: "Estimate" },
  expiring: { claimNumber: "CLM-3003", documentPublicID: "EST-3003-1", title: "Estimate" },
} as const;

/** Dresses the page for the tests of a file: where words and pages stand, their styles say. */
export function withStyles(): void {
  vi.setConfig({ testTimeout: 60_000 });
  beforeEach(() => {
    document.adoptedStyleSheets = [tokensText, kitStyles, stylesText].map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  });
  afterEach(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Renders a viewer, and waits until its document can be read. */
export async function openViewer(props: DocumentViewerProps): Promise<RenderedOverSandbox> {
  const rendered = renderOverSandbox(<DocumentViewer {...props} />);
  await screen.findByRole("toolbar", { name: props.title }, PATIENCE);
  return rendered;
}

/** Renders a viewer whose document is this PDF. */
export function openBytes(bytes: Blob): RenderedOverSandbox {
  const sandbox = createSandbox();
  return renderOverSandbox(<DocumentViewer {...known.long} />, {
    clientOptions: {
      fetch: async (input, init) =>
        new Request(input, init).url.endsWith("/content")
          ? new Response(bytes)
          : sandbox.fetch(input, init),
    },
  });
}

/** The part of a viewer that scrolls. */
export const pagesOf = (title: string): HTMLElement => screen.getByRole("region", { name: title });

/** How many canvases there are in the page, pdf.js's own measure left out. */
export const canvases = (): number => document.querySelectorAll(".ck-document canvas").length;
