import type { MessageCatalog, TextsOf } from "@claimkit/ui-kit/messages";
import { kitEsUs } from "@claimkit/ui-kit/locales/es-us";
import type * as kitTexts from "@claimkit/ui-kit/texts";
import type * as texts from "../texts.ts";

/** The messages of every widget and of the kit in Spanish as spoken in the United States. */
export const widgetRuntimeEsUs: MessageCatalog<TextsOf<typeof kitTexts> & TextsOf<typeof texts>> = {
  locale: "es-US",
  texts: {
    ...kitEsUs.texts,
    widget: {
      waiting: "Espere mientras procesamos su solicitud.",
      done: "Se terminó de cargar.",
      retry: "Intentar de nuevo",
      signedOut: "Vuelva a iniciar sesión.",
      logIn: "Iniciar sesión",
      fileFailed: "Esta parte de la página no se cargó.",
    },
    feedback: {
      label: "Comentarios",
      question: "¿Le resultó útil?",
      yes: "Sí",
      no: "No",
      thanks: "¡Gracias por sus comentarios!",
      details: "Puede dar más detalles en la pestaña azul Feedback",
      failed: "No se pudo cargar la pregunta. Lo solucionaremos.",
    },
    "show-more": { showMore: "Mostrar más ({shown} de {total})" },
  },
};
