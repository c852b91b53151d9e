import type { Say } from "./language.ts";

/** Texts that several claims share. */
export function wording(say: Say) {
  return { rows: rows(say), steps: steps(say), close: close(say), claimTypes: claimTypes(say) };
}

/** Labels and values of rows. Labels with a format of their own, such as `Rental`, are English in every language. */
function rows(say: Say) {
  return {
    amount: say("Amount", "Monto"),
    location: say("Location", "Lugar"),
    nextStep: say("Next step", "Próximo paso"),
    paymentMethod: say("Payment method", "Forma de pago"),
    electronicTransfer: say("Electronic transfer", "Transferencia electrónica"),
    policeReport: say("Police report", "Informe policial"),
    rentalCompany: say("Rental company", "Compañía de alquiler"),
    towing: say("Towing", "Remolque"),
    notNeeded: say("Not needed", "No es necesario"),
    paidInFull: say("Paid in full", "Pagado por completo"),
  };
}

function steps(say: Say) {
  return {
    reported: say("Claim reported", "Reclamo reportado"),
    assigned: say("Claim associate assigned", "Representante de reclamos asignado"),
    towing: say("Towing", "Remolque"),
    rentalCheck: say("Rental car eligibility check", "Verificación del auto de alquiler"),
    rentalReserved: say("Rental car reserved", "Auto de alquiler reservado"),
    rentalPickedUp: say("Rental car picked up", "Auto de alquiler recogido"),
    rentalReturned: say("Rental car returned", "Auto de alquiler devuelto"),
    shopChosen: say("Repair shop chosen", "Taller elegido"),
    inspection: say("Inspection", "Inspección"),
    estimate: say("Estimate", "Presupuesto"),
    estimateApproved: say("Estimate approved", "Presupuesto aprobado"),
    repairs: say("Repairs", "Reparaciones"),
    valuation: say("Vehicle valuation", "Valuación del vehículo"),
    firstPayment: say("First payment sent", "Primer pago enviado"),
    finalPayment: say("Final payment", "Pago final"),
    settlementPayment: say("Settlement payment", "Pago del acuerdo"),
  };
}

function close(say: Say) {
  return {
    whileRepairing: say(
      "Your claim stays open while your vehicle is being repaired.",
      "Su reclamo sigue abierto mientras se repara su vehículo.",
    ),
    untilPaid: say(
      "We'll close your claim after we pay you.",
      "Cerraremos su reclamo después de pagarle.",
    ),
    untilDone: say(
      "We'll let you know here when everything is done.",
      "Le avisaremos aquí cuando todo esté listo.",
    ),
  };
}

/** Types as codes in English, as many servers send them, and as text in Spanish. */
function claimTypes(say: Say) {
  return {
    collision: say("AUTO_COLLISION", "Colisión"),
    comprehensive: say("AUTO_COMPREHENSIVE", "Cobertura integral"),
    glass: say("AUTO_GLASS", "Cristales"),
    propertyDamage: say("PROPERTY_DAMAGE", "Daños materiales"),
  };
}
