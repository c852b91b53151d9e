import type { MessageCatalog, TextsOf } from "@claimkit/ui-kit/messages";
import { widgetRuntimeEsUs } from "@claimkit/widget-runtime/locales/es-us";
import type * as texts from "../texts.ts";

/**
 * The messages of this package in Spanish as spoken in the United States, with those of the runtime and
 * the kit.
 */
export const shopFinderEsUs: MessageCatalog<
  (typeof widgetRuntimeEsUs)["texts"] & TextsOf<typeof texts>
> = {
  locale: "es-US",
  texts: {
    ...widgetRuntimeEsUs.texts,
    "repair-shop-finder": {
      headingSignedIn: "Busquemos un taller de reparación",
      headingAnonymous: "Encuentre un taller de reparación",
      introSignedIn: "Busque por código postal o dirección y luego elija un taller.",
      introAnonymous: "Busque por código postal o dirección para ver los talleres cercanos.",
      logIn: "Inicie sesión para ver sus opciones de inspección",
      guarantee:
        "La mano de obra de las reparaciones estimadas y terminadas está garantizada mientras usted sea propietario o arrendatario del vehículo.",
      failed: "La búsqueda no está disponible. Inténtelo de nuevo más tarde.",
    },
    "shop-search": {
      place: "Código postal o dirección",
      search: "Buscar",
      invalidAddress: "Dirección no válida",
      myLocation: "Usar mi ubicación",
      noLocation: "No se encontró su ubicación. Escriba un código postal o una dirección.",
      noArea:
        "No se encontró ninguna dirección en esta área. Escriba un código postal o una dirección.",
    },
    "shop-list": {
      pickFromResults: "Elija entre los resultados",
      shops: "Talleres de reparación",
      noShops: "No se encontraron talleres",
      found: { one: "1 taller encontrado.", other: "{count} talleres encontrados." },
      shows: "Talleres {first} a {last} de {count}",
      yourChoice: "Su elección: {name}",
      chooseShop: "Elegir este taller",
    },
    "shop-map": {
      map: "Mapa de los talleres de esta página",
      network: "Dónde están los talleres de la red",
      show: "Mostrar resultados como",
      list: "Lista",
      mapView: "Mapa",
      searchArea: "Buscar en esta zona",
    },
    "shop-card": {
      milesAway: "a {miles} millas",
      directions: "Cómo llegar",
    },
  },
};
