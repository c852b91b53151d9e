import { lossCausesEsUs } from "@claimkit/claims-api/loss-causes/es-us";
import type { MessageCatalog, TextsOf } from "@claimkit/ui-kit/messages";
import { widgetRuntimeEsUs } from "@claimkit/widget-runtime/locales/es-us";
import type * as texts from "../texts.ts";

/** Known statuses. Servers send them in English; other statuses are shown as they are sent. */
const statuses = new Map([
  ["Open", "Abierto"],
  ["Closed", "Cerrado"],
  ["Not Started", "Sin comenzar"],
  ["In Progress", "En curso"],
  ["Complete", "Completado"],
]);

/** Known names of rows and coverages. Servers send them in English. */
const names = new Map([
  ["collision", "Colisión"],
  ["comprehensive", "Cobertura integral"],
  ["uninsured - property damage", "Conductor sin seguro: daños a la propiedad"],
  ["rental", "Alquiler de vehículo"],
  ["issue date", "Fecha de emisión"],
  ["rental company", "Compañía de alquiler"],
  ["towing", "Remolque"],
  ["amount", "Monto"],
  ["payment method", "Forma de pago"],
  ["total amount authorized", "Monto total autorizado"],
  ["total days authorized", "Total de días autorizados"],
  ["location", "Lugar"],
  ["police report", "Informe policial"],
  ["glass", "Cristales"],
]);

/**
 * The messages of this package in Spanish as spoken in the United States, with those of the runtime and
 * the kit and the labels of the loss causes.
 */
export const claimsWidgetsEsUs: MessageCatalog<
  (typeof widgetRuntimeEsUs)["texts"] & TextsOf<typeof texts>
> = {
  locale: "es-US",
  texts: {
    ...widgetRuntimeEsUs.texts,
    "loss-causes": lossCausesEsUs,
    "claim-list": {
      heading: "Reclamos",
      claimNumber: "Número de reclamo",
      incidentDate: "Fecha del incidente",
      open: "Abierto",
      closed: "Cerrado",
      trackClaim: "Dar seguimiento al reclamo",
      empty:
        "No tiene reclamos recientes. Los reclamos cerrados que no han tenido actividad en 12 meses no se pueden ver en línea. Llame al {phone}.",
      emptyWithoutPhone:
        "No tiene reclamos recientes. Los reclamos cerrados que no han tenido actividad en 12 meses no se pueden ver en línea.",
      failed:
        "No se pudieron cargar los datos de sus reclamos. Inténtelo de nuevo más tarde o comuníquese con el Centro de Servicio de Reclamos al {phone}",
      failedWithoutPhone:
        "No se pudieron cargar los datos de sus reclamos. Inténtelo de nuevo más tarde o comuníquese con el Centro de Servicio de Reclamos",
    },
    "claim-number-header": {
      heading: "Progreso del reclamo",
      claimNumber: "Número de reclamo",
      failed: "No se pudo cargar el progreso de su reclamo. Lo solucionaremos.",
    },
    "claim-summary": {
      heading: "Resumen del reclamo",
      received: "Hemos recibido su reclamo",
      claimNumber: "Número de reclamo",
      vehicle: "Vehículo",
      claimType: "Tipo de reclamo",
      status: "Estado",
      statusOf: (status) => statuses.get(status) ?? status,
      viewDocuments: "Ver y subir documentos",
      electronicPayment: "Opciones de pago electrónico",
      tellUsMore: "Cuéntenos más",
      tellUsMoreReason: "Unos detalles más sobre lo sucedido nos ayudan a avanzar con su reclamo.",
      failed: "No se pudo cargar el resumen de su reclamo. Lo solucionaremos.",
    },
    "next-steps": {
      heading: "Sus próximos pasos",
      nothing: "No tiene que hacer nada por ahora",
      wasOn: (day) => `Su cita fue el ${day}.`,
      today: (day) => `Hoy, ${day}`,
      tomorrow: (day) => `Mañana, ${day}`,
      at: (day, time) => `${day}, a las ${time}`,
      failed: "No se pudieron cargar sus próximos pasos. Lo solucionaremos.",
    },
    "next-step-titles": {
      "choose-service": () => "Elija cómo obtener un presupuesto",
      "make-appointment": (shop) =>
        shop ? `Haga una cita con ${shop}` : "Haga una cita para su vehículo",
      "bring-vehicle": (shop) =>
        shop ? `Lleve su vehículo a ${shop}` : "Lleve su vehículo a su cita",
      "schedule-inspection": () => "Programe una inspección con su representante de reclamos",
      "read-estimate": () => "Lea su presupuesto",
      "read-valuation": () => "Lea la valuación de su vehículo",
      "pay-deductible": () => "Pague su deducible",
      "ask-associate": () => "Pregunte a su representante de reclamos por sus reparaciones",
    },
    "next-step-links": {
      "choose-service": "Ver sus opciones",
      "make-appointment": "Ver cómo hacerla",
      "bring-vehicle": "Ver su cita",
      "schedule-inspection": "Ver a quién llamar",
      "read-estimate": "Ir al presupuesto",
      "read-valuation": "Ir a la valuación",
      "pay-deductible": "Ver cómo pagar",
      "ask-associate": "Ver a quién llamar",
    },
    "next-step-idle-reasons": {
      closed: "Su reclamo ahora está cerrado.",
      paid: "Se ha hecho su pago.",
      repaired: "Sus reparaciones han terminado.",
      "no-repairs": "Este reclamo no necesita reparaciones.",
      received: "Hemos recibido su reclamo. Nos comunicaremos con usted si necesitamos algo.",
      "documents-pending": "Sus documentos todavía no están listos. Los publicaremos aquí.",
      "appointment-passed": "Lo siguiente es su presupuesto. Lo publicaremos aquí.",
      "repairs-under-way":
        "Sus reparaciones están en curso. Le avisaremos aquí cuando algo cambie.",
    },
    report: {
      heading: "Reporte",
      incidentDate: "Fecha del incidente",
      incidentType: "Tipo de incidente",
      deductible: "Deducible",
      deductibleOf: (coverage, amount) => `${coverage}: ${amount}`,
      vanished: "No tendrá que pagar deducible cuando se terminen las reparaciones de su vehículo.",
      coverages: "Coberturas",
      noDeductible: "No se indica deducible",
      disclaimer:
        "Estas son las coberturas que podrían aplicarse a este reclamo. Su póliza contiene todos los términos y límites.",
      empty: "Todavía no hay detalles del reporte. Vuelva a consultar pronto.",
      failed: "No se pudo cargar la sección del reporte de su reclamo. Lo solucionaremos.",
    },
    repairs: {
      heading: "Reparaciones",
      received: "Hemos recibido su reclamo",
      chooseOption: "Elija una de las siguientes opciones:",
      chooseShop: "Elegir un taller",
      chooseAnotherOption: "Elegir otra opción",
      changeAppointment: "Cambiar la cita",
      changeShop: "Cambiar de taller",
      when: "Cuándo",
      where: "Dónde",
      repairShop: "Taller",
      appointmentAt: (shop) => (shop ? `Cita para su vehículo: ${shop}` : "Cita para su vehículo"),
      viewOnMap: "Ver en el mapa",
      shopOnMap: "Dónde está el taller",
      directions: "Cómo llegar",
      schedule: "Calendario de reparaciones",
      payDeductible: "Pagar el deducible",
      guarantee:
        "La mano de obra de las reparaciones tasadas y terminadas está garantizada mientras usted sea propietario o arrendatario del vehículo.",
      inspectionNeeded:
        "Se necesita una inspección para obtener un presupuesto por escrito. Coordínela con su representante de reclamos.",
      questions: "Preguntas generales sobre el reclamo",
      valuation: "Valuación",
      estimate: "Presupuesto",
      showDetails: "Mostrar detalles",
      hideDetails: "Ocultar detalles",
      whichEstimate: "Qué presupuesto mostrar",
      currentEstimate: "Presupuesto actual",
      initialEstimate: "Presupuesto inicial",
      createdOn: (date) => `Del ${date}`,
      notReady: "Sus documentos todavía no están listos. Los publicaremos aquí.",
      documentFailed: "No se pudo cargar este documento. Lo solucionaremos.",
      failed: "No se pudo cargar la sección de reparaciones de su reclamo. Lo solucionaremos.",
    },
    section: {
      latestUpdate: (update) => `Última actualización: ${update}`,
    },
    services: {
      heading: "Servicios",
      available: "Cobertura de alquiler disponible",
      notAvailable: "Cobertura de alquiler no disponible",
      checking: "Estamos verificando su cobertura de alquiler",
      information: "Información sobre el auto de alquiler",
      empty: "Todavía no hay detalles de los servicios. Vuelva a consultar pronto.",
      failed: "No se pudo cargar la sección de servicios de su reclamo. Lo solucionaremos.",
    },
    payout: {
      heading: "Pagos",
      summary: "Resumen de pagos",
      asOfToday: "Esto es lo que tenemos hasta hoy para la reparación de su vehículo:",
      empty: "Por el momento no tenemos información de pagos; vuelva a consultar pronto.",
      deductible: "Deducible",
      paidBy: (provider) => (provider ? `Pagado por ${provider}` : "Pagado por nosotros"),
      breakdown: "Desglose de pagos",
      openBreakdown: "Ver el desglose de pagos",
      closeBreakdown: "Ocultar el desglose de pagos",
      paymentTo: (payee) => `Pago a ${payee}`,
      payment: "Pago",
      failed: "No se pudo cargar la sección de pagos de su reclamo. Lo solucionaremos.",
    },
    "claim-tracker": {
      label: "Su reclamo",
      questions: "¿Tiene preguntas sobre los reclamos?",
      openFaqs: "Leer las preguntas frecuentes sobre reclamos",
      failed: "No se pudo cargar su reclamo. Lo solucionaremos.",
    },
    close: {
      heading: "Cierre",
      open: "Su reclamo sigue abierto",
      closed: "Su reclamo está cerrado",
      closeDate: "Fecha de cierre",
      failed: "No se pudo cargar la sección de cierre de su reclamo. Lo solucionaremos.",
    },
    timeline: {
      label: "Cronología del reclamo",
      REPORT: "Reporte",
      SERVICES: "Servicios",
      REPAIRS: "Reparaciones",
      PAYOUT: "Pagos",
      CLOSE: "Cierre",
      complete: "Completado",
      in_progress: "En curso",
      not_started: "Sin comenzar",
      not_required: "No es necesario",
      failed: "No se pudo cargar el progreso de su reclamo. Lo solucionaremos.",
    },
    "contact-us": {
      heading: "Contáctenos",
      generalClaimQuestions: "Preguntas generales sobre reclamos",
      vehicleDamageQuestions: "Preguntas sobre daños al vehículo",
      injuryQuestions: "Preguntas sobre lesiones",
      empty: "Todavía no se ha asignado a nadie a su reclamo. Si nos necesita, llame al {phone}.",
      emptyWithoutPhone: "Todavía no se ha asignado a nadie a su reclamo.",
      failed:
        "No se pudo cargar nuestra información de contacto. Si nos necesita, llame al {phone}.",
      failedWithoutPhone: "No se pudo cargar nuestra información de contacto.",
    },
    calendar: {
      addToCalendar: "Agregar al calendario",
      claim: (claimNumber) => `Reclamo ${claimNumber}`,
      fileName: "cita.ics",
    },
    "contact-person": {
      tollFree: "- sin costo",
      usOnly: "- solo en EE. UU.",
    },
    coverage: {
      deductible: (amount) => `${amount} de deducible`,
      perDay: (amount) => `${amount} por día`,
      perDayAndAccident: (perDay, perAccident) =>
        `${perDay} por día / ${perAccident} por accidente`,
      rentalAllowance: (perDay) => `Asignación para alquiler de vehículo: ${perDay}`,
      transportationAllowance: (amount) => `Asignación para gastos de transporte: ${amount}`,
      nameOf: (name) => names.get(name.trim().toLowerCase()) ?? name,
    },
    "document-viewer": {
      page: "Página {page} de {count}",
      opened: "{title}, página 1 de {count}",
      previous: "Página anterior",
      next: "Página siguiente",
      pageNumber: "Número de página",
      ofCount: "de {count}",
      zoomOut: "Alejar",
      zoomIn: "Acercar",
      fitWidth: "Ajustar al ancho",
      zoomedTo: "Tamaño: {percent}",
      download: "Descargar",
      print: "Imprimir",
      fullSize: "Abrir en tamaño completo",
      closeFullSize: "Cerrar el tamaño completo",
      downloadEstimate: "Descargar el presupuesto",
      downloadValuation: "Descargar la valuación",
      brokenPage: "No se puede mostrar esta página. Descargue el documento para leerla.",
      retry: "Intentar de nuevo",
      password:
        "Este documento está protegido con una contraseña. Descárguelo para abrirlo con la contraseña.",
      corrupt: "Este documento está dañado y no se puede mostrar.",
      empty: "Este documento no tiene páginas.",
      long: "Este documento es demasiado largo para mostrarlo aquí. Descárguelo para leerlo.",
      offline: "Parece que no tiene conexión. Revise su conexión e inténtelo de nuevo.",
      refused: "Su acceso a este documento terminó. Inicie sesión de nuevo para verlo.",
      failed: "No se pudo cargar este documento. Lo solucionaremos.",
    },
  },
};
