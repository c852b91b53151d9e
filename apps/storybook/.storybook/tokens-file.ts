import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
// oxlint-disable-next-line no-restricted-imports -- a script of the build, which no entry exports
import { designTokens } from "../../../packages/ui-kit/tokens/design-tokens.ts";

const css = new URL("../../../packages/ui-kit/src/tokens.css", import.meta.url);

const source = (): string => JSON.stringify(designTokens(readFileSync(css, "utf8")), undefined, 2);

/** Serves the kit's tokens.json, as its build writes it. */
export function tokensFile(): Plugin {
  return {
    name: "tokens-file",
    configureServer: ({ middlewares }) => {
      middlewares.use("/tokens.json", (_, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "tokens.json", source: source() });
    },
  };
}
