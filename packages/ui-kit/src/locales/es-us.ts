import type { MessageCatalog } from "../messages/catalog.ts";
import type { TextsOf } from "../messages/texts-of.ts";
import type * as definitions from "../texts.ts";

/** The kit's messages in Spanish as spoken in the United States. */
export const kitEsUs: MessageCatalog<TextsOf<typeof definitions>> = {
  locale: "es-US",
  texts: {
    accordion: {
      openAll: "Abrir todo",
      closeAll: "Cerrar todo",
      allOpened: "Todas las secciones están abiertas.",
      allClosed: "Todas las secciones están cerradas.",
      someOpened: "Secciones abiertas: {open} de {all}.",
    },
    autocomplete: {
      suggestions: "Sugerencias",
      typeMore: {
        one: "Escriba {count} carácter o más.",
        other: "Escriba {count} caracteres o más.",
      },
      loadingSuggestions: "Cargando sugerencias...",
      noMatch: "No hay coincidencias.",
      noSuggestions: "Las sugerencias no están disponibles. Siga escribiendo.",
      notListed: "Elija una de las sugerencias.",
      clearText: "Borrar",
    },
    breadcrumbs: {
      breadcrumbs: "Ruta de navegación",
      moreBreadcrumbs: "Mostrar {count} más",
    },
    busy: {
      processing: "Espere mientras procesamos su solicitud.",
    },
    button: {
      wait: "Espere, por favor...",
    },
    checkbox: {
      boxMissing: "Marque esta casilla para continuar.",
    },
    "checkbox-group": {
      selectAll: "Seleccionar todo",
      tooFew: "Elija {min} o más.",
      tooMany: "Elija {max} o menos.",
      cleared: "Se quitó de la selección: {options}.",
    },
    chip: {
      chipAdded: "Se agregó {chip}",
      chipRemoved: "Se quitó {chip}",
      removeChip: "Quitar {chip}",
      duplicateChip: "{chip} ya está en la lista.",
    },
    choice: {
      optionMissing: "Elija una opción.",
    },
    "contextual-help": {
      help: "Ayuda",
    },
    "date-picker": {
      dateFormat: "Use este formato: MM/DD/AAAA",
      chooseDate: "Elegir fecha",
      readAsDate: "Entendemos esta fecha: {date}",
      twoDigitYears: "Los años de dos cifras van de {first} a {last}.",
      notADate: "No pudimos leer esto como una fecha.",
      dateOutOfRange: "Escriba una fecha entre el {min} y el {max}.",
      dateNotAvailable: "{date} no está disponible",
      previousYear: "Año anterior",
      previousMonth: "Mes anterior",
      nextMonth: "Mes siguiente",
      nextYear: "Año siguiente",
      year: "Año",
      time: "Hora del día",
      hour: "Hora",
      minute: "Minuto",
      second: "Segundo",
      am: "a. m.",
      pm: "p. m.",
      clearDate: "Borrar",
      closeCalendar: "Cerrar",
    },
    field: {
      optional: "(opcional)",
      valueMissing: "Complete este campo.",
    },
    form: {
      problem: "Hay un problema",
    },
    header: {
      skip: "Saltar al contenido principal",
      mainMenu: "Principal",
      menu: "Menú",
      closeMenu: "Cerrar el menú",
      backToMenu: "Volver al menú",
    },
    "header-messages": {
      messages: "Mensajes",
      unread: "Mensajes sin leer: {count}",
    },
    icon: {
      error: "Error",
      warning: "Advertencia",
      info: "Información",
      success: "Listo",
    },
    link: {
      newTab: "(se abre en otra pestaña)",
    },
    modal: {
      closeModal: "Cerrar",
    },
    note: {
      information: "Información",
      caution: "Advertencia",
    },
    notification: {
      closeNotice: "Cerrar este mensaje",
    },
    "page-navigator": {
      pages: "Páginas",
      firstPage: "Primera página",
      previousPage: "Página anterior",
      gotoPage: "Ir a la página {page}",
      nextPage: "Página siguiente",
      lastPage: "Última página",
      pageOf: "Página {page}",
      pageOfTotal: "Página {page} de {total}",
    },
    "password-field": {
      show: "Mostrar",
      hide: "Ocultar",
      showPassword: "Mostrar contraseña",
      hidePassword: "Ocultar contraseña",
      passwordShown: "Su contraseña está visible.",
      passwordHidden: "Su contraseña está oculta.",
      capsLock: "Bloq Mayús está activado.",
      met: "se cumple",
      notMet: "no se cumple",
      rulesMet: { one: "Se cumple {met} de {all}", other: "Se cumplen {met} de {all}" },
      rulesUnmet: "Cumpla todas las reglas de abajo.",
    },
    select: {
      select: "Seleccione",
    },
    switch: {
      switchedOff: "Active esta opción para continuar.",
    },
    table: {
      sortable: ", los encabezados con botón ordenan la tabla.",
      sortBy: "Ordenar por",
      ascending: "Ordenado por {column}, ascendente.",
      descending: "Ordenado por {column}, descendente.",
    },
    tabset: {
      previousTabs: "Mostrar pestañas anteriores",
      nextTabs: "Mostrar pestañas siguientes",
    },
    textarea: {
      remaining: "Caracteres restantes: {count}",
      over: "Caracteres de más: {count}",
      upTo: { one: "Hasta {count} carácter.", other: "Hasta {count} caracteres." },
      didNotFit: "Caracteres que no cupieron: {count}",
    },
    "typed-field": {
      typeMismatch: "Escríbalo en el formato que se pide.",
      email: "Escriba un correo electrónico, como nombre@ejemplo.com.",
      url: "Escriba una dirección web, como https://ejemplo.com.",
      tooLong: {
        one: "Escriba como máximo {maxLength} carácter.",
        other: "Escriba como máximo {maxLength} caracteres.",
      },
      tooShort: "Escriba al menos {minLength} caracteres.",
      rangeUnderflow: "Escriba {min} o más.",
      rangeOverflow: "Escriba {max} o menos.",
    },
    waiting: {
      stillWorking: "Seguimos trabajando...",
    },
  },
};
