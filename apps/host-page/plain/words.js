/** The page's own words; the widgets bring theirs. */
export const words = {
  "en-US": {
    motto: "Your neighbors for auto insurance since 1974",
    policy: "Policy",
    language: "Language",
    theme: "Theme",
    system: "System",
    light: "Light",
    dark: "Dark",
    list: "Claims of your policy",
    claim: "Your claim",
    back: "All claims",
    close: "Close",
    events: "Events from the widgets",
    faqs: "Questions we hear at the counter",
    allFaqs: "Questions and answers",
    mostAsked: "Asked at our counter every day:",
    shopQuestion: "Which repair shop can I choose?",
    footer: "A demonstration. The agency is invented; its old style sheet is not kind to anybody.",
    answers: {
      "view-documents": {
        heading: "Documents",
        body: "Bring your papers to 3 Ridge Road, or mail them to papers@example.com. We scan them while you wait.",
      },
      "electronic-payment": {
        heading: "Electronic payment",
        body: "Call the office, and we set up direct deposit for this claim over the phone.",
      },
      "tell-us-more": {
        heading: "Tell us more",
        body: "Write to claims@example.com what else you remember. We put it with your claim.",
      },
      "estimate-option": {
        heading: "Your estimate",
        body: "We have noted it. Call the office, and we find a time with you.",
      },
      "choose-shop": {
        heading: "Choose a shop",
        body: "The list of shops hangs at our counter. Or call the office, and we read it to you.",
      },
      "change-appointment": {
        heading: "Change your appointment",
        body: "Call the office before noon, and we move it. Until then it stands.",
      },
      "change-shop": {
        heading: "Change the shop",
        body: "Tell us which one you trust, at the counter or over the phone. We call both shops.",
      },
      "view-on-map": {
        heading: "The way to the shop",
        body: "{shop}, {address}. Call the office, and one of us drives ahead of you.",
      },
    },
  },
  "es-US": {
    motto: "Sus vecinos para el seguro de auto desde 1974",
    policy: "Póliza",
    language: "Idioma",
    theme: "Tema",
    system: "Del sistema",
    light: "Claro",
    dark: "Oscuro",
    list: "Reclamos de su póliza",
    claim: "Su reclamo",
    back: "Todos los reclamos",
    close: "Cerrar",
    events: "Eventos de los widgets",
    faqs: "Lo que más nos preguntan",
    allFaqs: "Preguntas y respuestas",
    mostAsked: "Nos lo preguntan todos los días:",
    shopQuestion: "¿Qué taller puedo elegir?",
    footer:
      "Una demostración. La agencia es inventada; su vieja hoja de estilos no es amable con nadie.",
    answers: {
      "view-documents": {
        heading: "Documentos",
        body: "Traiga sus papeles a 3 Ridge Road o envíelos a papers@example.com. Los escaneamos mientras espera.",
      },
      "electronic-payment": {
        heading: "Pago electrónico",
        body: "Llame a la oficina y preparamos por teléfono el depósito directo para este reclamo.",
      },
      "tell-us-more": {
        heading: "Cuéntenos más",
        body: "Escriba a claims@example.com lo que recuerde. Lo ponemos con su reclamo.",
      },
      "estimate-option": {
        heading: "Su estimado",
        body: "Lo anotamos. Llame a la oficina y buscamos una hora con usted.",
      },
      "choose-shop": {
        heading: "Elija un taller",
        body: "La lista de talleres está en nuestro mostrador. O llame a la oficina y se la leemos.",
      },
      "change-appointment": {
        heading: "Cambie su cita",
        body: "Llame a la oficina antes del mediodía y la cambiamos. Mientras tanto, sigue en pie.",
      },
      "change-shop": {
        heading: "Cambie de taller",
        body: "Díganos cuál es de su confianza, en el mostrador o por teléfono. Llamamos a los dos talleres.",
      },
      "view-on-map": {
        heading: "Cómo llegar al taller",
        body: "{shop}, {address}. Llame a la oficina y uno de nosotros lo guía hasta allí.",
      },
    },
  },
};
