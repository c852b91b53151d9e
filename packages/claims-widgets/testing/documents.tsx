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

/** Loading pdf.js takes long on a busy machine. */
export const SLOW = { timeout: 40_000 };

/** Documents of the sandbox by their kind. */
export const known = {
  tagged: { claimNumber: "CLM-1006", documentPublicID: "EST-1006-2", title: "Current estimate" },
  initial: { claimNumber: "CLM-1006", documentPublicID: "EST-1006-1", title: "Initial estimate" },
  untagged: { claimNumber: "CLM-1005", documentPublicID: "EST-1005-1", title: "Estimate" },
  long: { claimNumber: "CLM-1011", documentPublicID: "EST-1011-2", title: "Current estimate" },
  corrupt: { claimNumber: "CLM-1012", documentPublicID: "EST-1012-1", title: "Estimate" },
  locked: { claimNumber: "CLM-1013", documentPublicID: "EST-1013-1", title: "Estimate" },
  expiring: { claimNumber: "CLM-3003", documentPublicID: "EST-3003-1", title: "Estimate" },
} as const;

/** Adds styles to the page for the tests of a file, because they position text and pages. */
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

/** Renders a viewer, and waits until its document is shown. */
export async function openViewer(props: DocumentViewerProps): Promise<RenderedOverSandbox> {
  const rendered = renderOverSandbox(<DocumentViewer {...props} />);
  await screen.findByRole("toolbar", { name: props.title }, SLOW);
  return rendered;
}

/** Renders a viewer with this PDF. */
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

/** The scroll container of a viewer. */
export const pagesOf = (title: string): HTMLElement => screen.getByRole("region", { name: title });

/** The number of canvases in the page, without pdf.js's measuring canvas. */
export const canvases = (): number => document.querySelectorAll(".ck-document canvas").length;
