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
  optional: "(opcional)",
  valueMissing: "Complete este campo.",
  typeMismatch: "Escríbalo en el formato que se pide.",
  email: "Escriba un correo electrónico, como nombre@ejemplo.com.",
  url: "Escriba una dirección web, como https://ejemplo.com.",
  tooLong: "Escriba como máximo {maxlength} caracteres.",
  tooShort: "Escriba al menos {minlength} caracteres.",
  rangeUnderflow: "Escriba {min} o más.",
  rangeOverflow: "Escriba {max} o menos.",
  problem: "Hay un problema",
  optionMissing: "Elija una opción.",
};

/** The kit's words in Spanish as it is spoken in the United States. */
export const kitEsUs: Catalogue = { locale: "es-US", texts: { kit } };
