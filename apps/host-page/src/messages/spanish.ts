import type { Messages } from "./english.ts";

/** The page's own messages in Spanish. */
export const spanish: Messages = {
  company: "Switchback Mutual",
  motto: "Seguro de auto para los caminos que usted recorre",
  otherLanguage: "English",
  signedInAs: "Sesión de",
  logIn: "Iniciar sesión",
  logOut: "Cerrar sesión",
  nav: {
    claims: "Reclamos",
    shops: "Talleres",
    faqs: "Preguntas",
  },
  start: {
    title: "Le damos la bienvenida",
    heading: "Vea cómo va su reclamo, a cualquier hora.",
    lead: "Qué pasó, qué sigue, cuándo, cuánto y a quién llamar: una página para cada reclamo.",
    claims: "Ver sus reclamos",
    storiesHeading: "Tres reclamos para seguir",
    storiesLead:
      "Esta es una demostración de Claimkit, con el que cualquier aseguradora puede construir un sitio así. Elija una historia para entrar como la persona a quien le pasó.",
    stories: {
      hit: {
        name: "Ayer chocaron mi auto",
        text: "Elija un taller y siga el reclamo desde el reporte hasta el pago.",
      },
      estimate: {
        name: "El taller tiene un estimado",
        text: "Lea los dos estimados y vea quién paga qué mientras reparan el auto.",
      },
      thirdParty: {
        name: "Me chocó un cliente suyo",
        text: "Usted no tiene póliza con nosotros. Vea qué hacemos por su auto.",
      },
    },
  },
  logInPage: {
    title: "Inicie sesión para ver sus reclamos",
    lead: "Sus reclamos solo se le muestran a usted. En esta demostración no hace falta contraseña.",
  },
  demo: {
    label: "Opciones de la demostración",
    note: "Una demostración: Switchback Mutual y todas las personas de esta página son ficticias.",
    persona: "Ver como",
    personas: {
      member: "Asegurado",
      "third-party": "Reclamante externo",
      associate: "Representante de reclamos",
    },
    theme: "Tema",
    themes: { system: "Del sistema", light: "Claro", dark: "Oscuro" },
    service: "Servicio",
    services: {
      well: "Funciona",
      slow: "Lento (2 s)",
      partly: "Falla el reporte",
      down: "Caído",
    },
    fromServer: "Generar esta página en el servidor",
    inBrowser: "Generar esta página en el navegador",
  },
  life: {
    label: "Simular el reclamo",
    stages: {
      reported: "Reportado",
      inspection: "Inspección",
      estimate: "Estimado",
      repairs: "Reparaciones",
      paid: "Pagado",
    },
    next: "Siguiente etapa",
    again: "Desde el inicio",
    now: (stage) => `Ahora: ${stage}`,
    failed: "El sandbox no respondió.",
  },
  claims: {
    title: "Sus reclamos",
    greeting: (name) => `Hola, ${name}.`,
    lead: "Aquí puede ver cómo va cada reclamo y qué sigue.",
    policy: "Póliza",
    groups: {
      own: "Sus pólizas",
      others: "Sus reclamos contra nuestros asegurados",
      faults: "Para desarrolladores",
    },
    policies: {
      "POL-100": "CR-V y Outback",
      "POL-101": "RAV4, CX-5 y F-150",
      "POL-102": "Golf, Leaf y Soul",
      "POL-103": "Tucson y Malibu",
      "POL-104": "Bolt y 328i",
      "POL-105": "Civic",
      "POL-000": "Sin reclamos aún",
      "POL-900": "Corolla y Cherokee",
      "POL-901": "Model 3",
      "POL-400": "Llamadas que fallan",
    },
  },
  claim: {
    title: "Su reclamo",
    pageTitle: (claimNumber) => `Reclamo ${claimNumber}`,
    back: "Todos los reclamos",
  },
  backToClaim: "Volver a su reclamo",
  documents: {
    title: "Documentos",
    pageTitle: (claimNumber) => `Documentos del reclamo ${claimNumber}`,
    lead: "Lea nuestros documentos y agregue fotos, recibos y otros papeles.",
    hint: "Fotos o PDF, hasta 10 MB cada uno.",
    estimate: "Estimado actual",
    earlierEstimate: "Estimado anterior",
    valuation: "Valuación",
    noneFiled: "Aún no hay estimado ni valuación.",
    unknown: "No podemos mostrar nuestros documentos ahora. Inténtelo de nuevo en unos minutos.",
  },
  estimate: {
    methods: {
      DRIVE_IN: "Venir a una inspección sin bajarse del auto",
      PHOTOS: "Enviarnos fotos",
    },
    saved: (method) => `Guardado: ${method}. Abajo verá qué sigue.`,
    failed: "No pudimos guardar su elección. Inténtelo de nuevo o llámenos.",
  },
  answers: {
    "electronic-payment": {
      heading: "Pago electrónico",
      text: "Llámenos al 800-555-0199, a cualquier hora, y preparamos el depósito directo para este reclamo.",
    },
    "tell-us-more": {
      heading: "Cuéntenos más",
      text: "Escriba a claims@example.com lo que recuerde. Lo agregamos a su reclamo.",
    },
    "estimate-option": {
      heading: "Obtenga su estimado",
      text: "Llámenos al 800-555-0199 y buscamos la opción que le convenga.",
    },
    "change-appointment": {
      heading: "Cambie su cita",
      text: "Llámenos al 800-555-0199 y la cambiamos. Mientras tanto, su cita sigue en pie.",
    },
  },
  shop: {
    title: "Elija un taller",
    publicTitle: "Talleres",
    pageTitle: (claimNumber) => `Taller del reclamo ${claimNumber}`,
    saving: "Un momento: estamos avisando al taller.",
    saved: (name) => `Guardado: ${name}. Abajo verá qué sigue.`,
    failed: "No pudimos guardar este taller. Inténtelo de nuevo o llámenos.",
    unknown:
      "No sabemos si este taller se guardó. Abra su reclamo para verlo o inténtelo de nuevo.",
    whichClaim: (name) => `${name} lo atenderá con gusto. Abra su reclamo y elija el taller allí.`,
  },
  faqs: {
    title: "Ayuda con su reclamo",
    lead: "Lo que otros nos preguntaron mientras su reclamo estaba abierto.",
    box: "Preguntas frecuentes",
  },
  unknown: {
    title: "Aquí se acaba el camino",
    lead: "No hay ninguna página en esta dirección. Quizá se movió o falta una letra.",
    back: "Ir a sus reclamos",
  },
  events: {
    heading: "Eventos de los widgets",
    show: "Mostrar eventos",
    hide: "Ocultar eventos",
    clear: "Borrar",
    none: "Aún no hay eventos.",
    hint: "Lo que los widgets le dicen a la página. Nada sale del navegador.",
    list: "Los más recientes primero",
  },
  footer: "Una aseguradora ficticia que muestra los widgets de Claimkit.",
};
