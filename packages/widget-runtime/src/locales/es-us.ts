import type { Catalogue } from "@claimkit/ui-kit";
import { kitEsUs } from "@claimkit/ui-kit/locales/es-us";
import { feedbackText } from "../feedback-prompt/text.ts";
import { widgetText } from "../frame/text.ts";
import { showMoreText } from "../show-more/text.ts";

const widget: typeof widgetText.english = {
  waiting: "Espere mientras procesamos su solicitud.",
  done: "Se terminó de cargar.",
  retry: "Intentar de nuevo",
};

const feedback: typeof feedbackText.english = {
  label: "Comentarios",
  question: "¿Le resultó útil?",
  yes: "Sí",
  no: "No",
  thanks: "¡Gracias por sus comentarios!",
  details: "Puede dar más detalles en la pestaña azul Feedback",
  failed: "No se pudo cargar la pregunta. Lo solucionaremos.",
};

const showMore: typeof showMoreText.english = {
  showMore: (shown, total) => `Mostrar más (${shown} de ${total})`,
};

/** The frame's words and the kit's in Spanish as it is spoken in the United States. */
export const widgetRuntimeEsUs: Catalogue = {
  locale: "es-US",
  texts: {
    ...kitEsUs.texts,
    [widgetText.name]: widget,
    [feedbackText.name]: feedback,
    [showMoreText.name]: showMore,
  },
};
