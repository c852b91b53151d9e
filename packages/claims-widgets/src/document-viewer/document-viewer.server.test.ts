import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DocumentViewer } from "./document-viewer.tsx";

test("renders its initial state on a server: its container, and the download link", () => {
  const html = renderToString(
    createElement(DocumentViewer, {
      claimNumber: "CLM-1006",
      documentPublicID: "EST-1006-2",
      title: "Current estimate",
    }),
  );

  expect(html).toContain('aria-busy="true"');
  expect(html).toContain("Download the estimate");
});
