import type { Catalogue } from "@claimkit/ui-kit";
import { kitEsUs } from "@claimkit/ui-kit/locales/es-us";
import { widgetText } from "../frame/text.ts";

const widget: typeof widgetText.english = {
  waiting: "Espere mientras procesamos su solicitud.",
  done: "Se terminó de cargar.",
  retry: "Intentar de nuevo",
};

/** The frame's words and the kit's in Spanish as it is spoken in the United States. */
export const widgetRuntimeEsUs: Catalogue = {
  locale: "es-US",
  texts: { ...kitEsUs.texts, [widgetText.name]: widget },
};
