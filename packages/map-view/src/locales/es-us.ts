import { kitEsUs } from "@claimkit/ui-kit/locales/es-us";
import type { MessageCatalog, TextsOf } from "@claimkit/ui-kit/messages";
import type * as kitTexts from "@claimkit/ui-kit/texts";
import type * as texts from "../texts.ts";

const map: TextsOf<typeof texts>["map"] = {
  map: "Mapa",
  mapKeys:
    "Las flechas mueven el mapa, más y menos lo acercan y alejan, A y D lo giran, N lo orienta al norte. Presione el signo de interrogación para ver todas las teclas.",
  failed: "El mapa interactivo no está disponible. Esta es una imagen.",
  shortcuts: "Teclas del mapa",
  shortcutPan: "Mover el mapa",
  shortcutZoomIn: "Acercar",
  shortcutZoomOut: "Alejar",
  shortcutRotate: "Girar el mapa",
  shortcutTilt: "Inclinar el mapa",
  shortcutNorth: "Orientar el mapa al norte",
  shortcutHelp: "Mostrar esta lista",
  close: "Cerrar",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  pointNorth: "Orientar el mapa al norte",
  panMode: "Arrastrar para girar el mapa",
  rotateMode: "Arrastrar para mover el mapa",
  attribution: "Fuentes del mapa",
  scaleBar: "Escala: la barra mide {length} en el terreno",
  enterFullscreen: "Ver el mapa en pantalla completa",
  exitFullscreen: "Salir de la pantalla completa",
  locate: "Mostrar dónde estoy",
  locating: "Buscando dónde está…",
  located: "El mapa muestra dónde está.",
  notLocated: "Su navegador no indicó dónde está.",
  inView: { one: "{count} lugar a la vista", other: "{count} lugares a la vista" },
  selected: "{name} está seleccionado",
  noPlaces: "No hay lugares",
  outOfView: "fuera de la vista",
  noStreets: "Este mapa no tiene calles.",
  inCity: "En el centro de {city}",
  milesFromCity: {
    one: "Aproximadamente a {count} milla del centro de {city}",
    other: "Aproximadamente a {count} millas del centro de {city}",
  },
  zoomWithCtrl: "Mantenga presionada la tecla Ctrl y desplácese para acercar o alejar el mapa",
  zoomWithCommand: "Mantenga presionada la tecla ⌘ y desplácese para acercar o alejar el mapa",
  moveWithTwoFingers: "Use dos dedos para mover el mapa",
  missingFeatures: "Parte de la información no se cargó a tiempo.",
};

/** The messages of the map and of the kit in Spanish as spoken in the United States. */
export const mapEsUs: MessageCatalog<TextsOf<typeof kitTexts> & TextsOf<typeof texts>> = {
  locale: "es-US",
  texts: { ...kitEsUs.texts, map },
};
