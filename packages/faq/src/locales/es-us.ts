import type { MessageCatalog, TextsOf } from "@claimkit/ui-kit/messages";
import { widgetRuntimeEsUs } from "@claimkit/widget-runtime/locales/es-us";
import type * as texts from "../texts.ts";

/**
 * The messages of this package in Spanish as spoken in the United States, with those of the runtime and
 * the kit.
 */
export const faqEsUs: MessageCatalog<(typeof widgetRuntimeEsUs)["texts"] & TextsOf<typeof texts>> =
  {
    locale: "es-US",
    texts: {
      ...widgetRuntimeEsUs.texts,
      faq: {
        REPORT: "Reporte",
        SERVICES: "Servicios",
        REPAIRS: "Reparaciones",
        PAYOUT: "Pagos",
        empty: "Aquí todavía no hay preguntas. Si nos necesita, llame al {phone}.",
        emptyWithoutPhone: "Aquí todavía no hay preguntas.",
      },
      "faq-search": {
        label: "Buscar en todas las preguntas",
        found: { one: "{count} pregunta encontrada", other: "{count} preguntas encontradas" },
        none: "Ninguna pregunta coincide con su búsqueda. Si nos necesita, llame al {phone}.",
        noneWithoutPhone: "Ninguna pregunta coincide con su búsqueda.",
        synonyms: "",
      },
      "interactive-faqs": {
        label: "Preguntas más frecuentes",
        category: "Preguntas más frecuentes sobre",
        allFaqs: "Todas las preguntas",
        shown: {
          one: "1 pregunta sobre {category}.",
          other: "{count} preguntas sobre {category}.",
        },
        failed: "No se pudieron cargar las preguntas más frecuentes. Lo solucionaremos.",
      },
      "faq-card": {
        seeMore: "Ver más",
        seeLess: "Ver menos",
      },
      "all-faqs": {
        heading: "Preguntas frecuentes sobre reclamos",
        categories: "Categorías",
        failed: "No se pudieron cargar las preguntas. Lo solucionaremos.",
      },
    },
  };
