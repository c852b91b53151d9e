import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const sandboxUrl = process.env["SANDBOX_URL"] ?? "http://localhost:4100";

export default defineConfig({
  plugins: [react()],
  define: { "import.meta.env.SANDBOX_URL": JSON.stringify(sandboxUrl) },
  // Found at the first page load otherwise, which would reload the page under its visitor.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "@claimkit/widget-runtime > swr",
      "@claimkit/widget-runtime > swr/_internal",
      "@claimkit/claims-api > valibot",
    ],
  },
});
