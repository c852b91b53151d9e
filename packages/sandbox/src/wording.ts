import type { Translate } from "./language.ts";

/** Texts that several claims share. */
export function wording(t: Translate) {
  return {
    rows: rows(t),
    steps: steps(t),
    close: close(t),
    claimTypes: claimTypes(t),
    driveIn: driveIn(t),
  };
}

/** Labels and values of rows. Labels that clients recognize, such as `Rental`, stay in English. */
function rows(t: Translate) {
  return {
    amount: t("Amount", "Monto"),
    location: t("Location", "Lugar"),
    nextStep: t("Next step", "Próximo paso"),
    paymentMethod: t("Payment method", "Forma de pago"),
    electronicTransfer: t("Electronic transfer", "Transferencia electrónica"),
    policeReport: t("Police report", "Informe policial"),
    rentalCompany: t("Rental company", "Compañía de alquiler"),
    towing: t("Towing", "Grúa"),
    notNeeded: t("Not needed", "No es necesario"),
    paidInFull: t("Paid in full", "Pagado por completo"),
  };
}

function steps(t: Translate) {
  return {
    reported: t("Claim reported", "Reclamo reportado"),
    assigned: t("Claim associate assigned", "Representante de reclamos asignado"),
    towing: t("Towing", "Grúa"),
    rentalCheck: t("Rental car eligibility check", "Verificación del auto de alquiler"),
    rentalReserved: t("Rental car reserved", "Auto de alquiler reservado"),
    rentalPickedUp: t("Rental car picked up", "Auto de alquiler recogido"),
    rentalReturned: t("Rental car returned", "Auto de alquiler devuelto"),
    shopChosen: t("Repair shop chosen", "Taller elegido"),
    inspection: t("Inspection", "Inspección"),
    estimate: t("Estimate", "Estimado"),
    estimateApproved: t("Estimate approved", "Estimado aprobado"),
    repairs: t("Repairs", "Reparaciones"),
    valuation: t("Vehicle valuation", "Valuación del vehículo"),
    firstPayment: t("First payment sent", "Primer pago enviado"),
    finalPayment: t("Final payment", "Pago final"),
    settlementPayment: t("Settlement payment", "Pago del acuerdo"),
  };
}

function close(t: Translate) {
  return {
    whileRepairing: t(
      "Your claim stays open while your vehicle is being repaired.",
      "Su reclamo sigue abierto mientras se repara su vehículo.",
    ),
    untilPaid: t(
      "We'll close your claim after we pay you.",
      "Cerraremos su reclamo después de pagarle.",
    ),
    untilDone: t(
      "We'll let you know here when everything is done.",
      "Le avisaremos aquí cuando todo esté listo.",
    ),
  };
}

/** The repairs of a claim with a drive-in inspection, without its day. */
function driveIn(t: Translate) {
  return {
    latestUpdate: t("Your drive-in inspection is scheduled.", "Su inspección está programada."),
    displayTitle: t("Your drive-in inspection", "Su inspección"),
    displayText: t(
      "It takes about 20 minutes. Please bring your registration.",
      "Dura unos 20 minutos. Traiga el registro del vehículo.",
    ),
    shopInfo: {
      name: t("Drive-in inspection, Easton", "Centro de inspección de Easton"),
      address: "3900 Morse Crossing, Columbus, OH 43219",
      phoneNumber: "6145550131",
    },
    selectedServiceOffering: { selectedService: { appointmentTime: "2:15 PM" } },
  };
}

/** In English, claim types are codes, as many servers send them; in Spanish, they are text. */
function claimTypes(t: Translate) {
  return {
    collision: t("AUTO_COLLISION", "Colisión"),
    comprehensive: t("AUTO_COMPREHENSIVE", "Cobertura integral"),
    glass: t("AUTO_GLASS", "Cristales"),
    propertyDamage: t("PROPERTY_DAMAGE", "Daños materiales"),
  };
}
