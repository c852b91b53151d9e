/** Spanish names of what servers send in English, by the lower-case English name. */
export type Names = ReadonlyMap<string, string>;

/** Returns the Spanish name, or the name as sent if it is unknown or not in English. */
export function translate(names: Names, name: string): string {
  return names.get(name.trim().toLowerCase()) ?? name;
}

/** Statuses of a claim. */
export const statuses: Names = new Map([
  ["open", "Abierto"],
  ["closed", "Cerrado"],
  ["not started", "Sin comenzar"],
  ["in progress", "En curso"],
  ["complete", "Completado"],
  ["claim reported", "Reclamo reportado"],
  ["claim received", "Reclamo recibido"],
  ["waiting for your report", "Esperamos su reporte"],
  ["under review", "En revisión"],
  ["inspection needed", "Falta la inspección"],
  ["inspection scheduled", "Inspección programada"],
  ["estimate approved", "Estimado aprobado"],
  ["repairs in progress", "En reparación"],
  ["total loss review", "Revisión por pérdida total"],
  ["settlement agreed", "Acuerdo aceptado"],
]);

/** Types of a claim. */
export const claimTypes: Names = new Map([
  ["auto collision", "Colisión"],
  ["auto comprehensive", "Daños que no son por choque"],
  ["auto glass", "Cristales"],
  ["property damage", "Daños materiales"],
]);

/** Steps of the timeline. */
export const steps: Names = new Map([
  ["claim reported", "Reclamo reportado"],
  ["claim associate assigned", "Representante de reclamos asignado"],
  ["towing", "Grúa"],
  ["rental car eligibility check", "Verificación del auto de alquiler"],
  ["rental car reserved", "Auto de alquiler reservado"],
  ["rental car picked up", "Auto de alquiler recogido"],
  ["rental car returned", "Auto de alquiler devuelto"],
  ["repair shop chosen", "Taller elegido"],
  ["inspection", "Inspección"],
  ["inspection scheduled", "Inspección programada"],
  ["estimate", "Estimado"],
  ["estimate approved", "Estimado aprobado"],
  ["repairs", "Reparaciones"],
  ["vehicle valuation", "Valuación del vehículo"],
  ["first payment sent", "Primer pago enviado"],
  ["payment prepared", "Pago preparado"],
  ["payment sent", "Pago enviado"],
  ["final payment", "Pago final"],
  ["settlement payment", "Pago del acuerdo"],
  ["claim closed", "Reclamo cerrado"],
]);

/** Rows and coverages. */
export const rows: Names = new Map([
  ["collision", "Colisión"],
  ["comprehensive", "Cobertura integral"],
  ["uninsured - property damage", "Conductor sin seguro: daños a la propiedad"],
  ["rental", "Alquiler de vehículo"],
  ["issue date", "Fecha de emisión"],
  ["rental company", "Compañía de alquiler"],
  ["towing", "Grúa"],
  ["amount", "Monto"],
  ["payment method", "Forma de pago"],
  ["total amount authorized", "Monto total autorizado"],
  ["total days authorized", "Total de días autorizados"],
  ["location", "Lugar"],
  ["next step", "Próximo paso"],
  ["police report", "Informe policial"],
  ["glass", "Cristales"],
]);
