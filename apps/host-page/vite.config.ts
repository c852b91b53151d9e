import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // Found at the first page load otherwise, which would reload the page under its visitor.
  optimizeDeps: { include: ["react", "react-dom/client", "swr", "valibot"] },
});
