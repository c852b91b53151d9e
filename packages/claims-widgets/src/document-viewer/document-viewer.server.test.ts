import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DocumentViewer } from "./document-viewer.tsx";

test("is drawn on a server as it is at first: its place, and the way to download it", () => {
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
