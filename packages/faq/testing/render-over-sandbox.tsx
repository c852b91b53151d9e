import { faqEsUs } from "../src/locales/es-us.ts";

export {
  renderOverSandbox,
  type RenderedOverSandbox,
} from "@claimkit/widget-runtime/testing/render-over-sandbox";

/** Options for `renderOverSandbox` that render widgets in Spanish. */
export const inSpanish = { locale: "es-US", messages: [faqEsUs] };
