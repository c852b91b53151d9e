import { DocumentViewer } from "@claimkit/claims-widgets";
import "@claimkit/claims-widgets/styles.css";
import { pdfOfPages, pdfOfSharedPages } from "@claimkit/claims-widgets/testing/many-pages";
import "@claimkit/ui-kit/styles.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { createRoot } from "react-dom/client";
import { stubClient } from "../shared/stub-client.ts";

// Opens a document with a button. `?pages=10000` is its number of pages; `?pages=shared` is a document with 100,000
// pages that share their objects.

const pages = new URLSearchParams(location.search).get("pages");
const bytes = pages === "shared" ? pdfOfSharedPages() : pdfOfPages(Number(pages));

const client = stubClient((url) =>
  url.endsWith("/content")
    ? new Response(bytes)
    : Response.json({ viewEstimate: { estimates: [DOCUMENT] } }),
);

const DOCUMENT = { documentPublicID: "EST-1", accessToken: "token" };

const open = document.createElement("button");
open.textContent = "Open";
const root = createRoot(document.querySelector("#root") ?? document.body);
open.addEventListener("click", () =>
  root.render(
    <ClaimkitProvider client={client}>
      <DocumentViewer claimNumber="CLM-1" documentPublicID="EST-1" title="Estimate" />
    </ClaimkitProvider>,
  ),
);
document.body.prepend(open);
