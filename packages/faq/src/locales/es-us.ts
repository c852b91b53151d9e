import type { Catalogue } from "@claimkit/ui-kit";
import { widgetRuntimeEsUs } from "@claimkit/widget-runtime/locales/es-us";
import { faqText } from "../shared/text.ts";

const faq: typeof faqText.english = {
  REPORT: "Reporte",
  SERVICES: "Servicios",
  REPAIRS: "Reparaciones",
  PAYOUT: "Pagos",
  empty: "Aquí todavía no hay preguntas. Si nos necesita, llame al {phone}.",
  emptyWithoutPhone: "Aquí todavía no hay preguntas.",
};

/**
 * The words of this package in Spanish as it is spoken in the United States, with those of the
 * runtime and the kit: all that its widgets need.
 */
export const faqEsUs: Catalogue = {
  locale: "es-US",
  texts: {
    ...widgetRuntimeEsUs.texts,
    [faqText.name]: faq,
  },
};
