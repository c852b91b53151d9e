import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { serveStreets } from "@claimkit/tools/streets/serve-streets";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { serveClaimPages } from "./serve-claim-pages.ts";

const sandboxUrl = process.env["SANDBOX_URL"] ?? "http://localhost:4100";

export default defineConfig({
  plugins: [react(), wholeWorkers(), serveStreets(), serveClaimPages()],
  define: { "import.meta.env.SANDBOX_URL": JSON.stringify(sandboxUrl) },
  // Found at the first page load otherwise, which would reload the page under its visitor.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "@claimkit/widget-runtime > swr/mutation",
      "@claimkit/claims-api > valibot",
      "@claimkit/claims-widgets > pdfjs-dist",
      "@claimkit/claims-widgets > pdfjs-dist/build/pdf.worker.mjs",
      "@claimkit/map-view > maplibre-gl",
      "@claimkit/map-view > maplibre-gl/dist/maplibre-gl-worker.mjs",
      "@claimkit/map-view > react-map-gl/maplibre",
    ],
  },
});
