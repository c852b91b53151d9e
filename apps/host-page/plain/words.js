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
    },
  },
};
