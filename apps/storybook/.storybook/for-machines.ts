import { machinePages } from "@claimkit/tools/machines/machine-pages";
import type { Plugin } from "vite";

/** Writes `llms.txt` and a Markdown file for each page next to the built Storybook. */
export function forMachines(): Plugin {
  return {
    name: "for-machines",
    apply: "build",
    generateBundle() {
      for (const { path, text } of machinePages())
        this.emitFile({ type: "asset", fileName: path, source: text });
    },
  };
}
