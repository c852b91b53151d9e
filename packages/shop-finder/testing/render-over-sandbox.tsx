import { shopFinderEsUs } from "../src/locales/es-us.ts";

export {
  renderOverSandbox,
  type RenderedOverSandbox,
} from "@claimkit/widget-runtime/testing/render-over-sandbox";

/** Options of `renderOverSandbox` for Spanish. */
export const inSpanish = { locale: "es-US", messages: [shopFinderEsUs] };
