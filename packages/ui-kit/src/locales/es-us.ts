import type { Catalogue } from "../text/catalogue.ts";
import type { KitText } from "../text/text.ts";

const kit: KitText = {
  wait: "Espere, por favor...",
  openAll: "Abrir todo",
  closeAll: "Cerrar todo",
  allOpened: "Todas las secciones están abiertas.",
  allClosed: "Todas las secciones están cerradas.",
  error: "Error",
  warning: "Advertencia",
  info: "Información",
  success: "Listo",
  newTab: "(se abre en otra pestaña)",
};

/** The kit's words in Spanish as it is spoken in the United States. */
export const kitEsUs: Catalogue = { locale: "es-US", texts: { kit } };
