/** How a word of a query is misspelled: one slip of the finger or of memory. */
export type Slip = "transposed" | "missing" | "extra" | "wrong";

/** Something people type, and the question that they expect to see first. */
export interface SearchQuery {
  query: string;
  /** Id of the question in the sandbox. */
  first: string;
  /** Present if a word is misspelled. */
  slip?: Slip;
}

/** Queries over the sandbox's questions, by language. Missing accents are how people type, not a slip. */
export const searchQueries: Readonly<Record<"en-US" | "es-US", readonly SearchQuery[]>> = {
  "en-US": [
    { query: "police report", first: "RPT-02" },
    { query: "rental car", first: "SVC-01" },
    { query: "who pays the tow truck", first: "SVC-05" },
    { query: "total loss", first: "REP-08" },
    { query: "change appointment", first: "REP-11" },
    { query: "when will i get paid", first: "PAY-01" },
    { query: "car seat", first: "SVC-08" },
    { query: "TAXES", first: "PAY-07" },
    { query: "how long can I keep the rental", first: "SVC-02" },
    { query: "upload documents", first: "RPT-06" },
    { query: "vanish", first: "RPT-07" },
    { query: "original parts", first: "REP-06" },
    { query: "shop near me", first: "REP-03" },
    { query: "get my deductible back", first: "PAY-10" },
    { query: "reopen claim", first: "PAY-08" },
    { query: "mileage", first: "REP-09" },
    { query: "fuel", first: "SVC-04" },
    { query: "breakdown", first: "PAY-11" },
    { query: "ride share", first: "SVC-10" },
    { query: "lender", first: "PAY-09" },
    { query: "pay deductable", first: "REP-07", slip: "wrong" },
    { query: "vehicel worth", first: "REP-09", slip: "transposed" },
    { query: "rentel car insured", first: "SVC-06", slip: "wrong" },
    { query: "polise report", first: "RPT-02", slip: "wrong" },
    { query: "insurence other driver", first: "RPT-10", slip: "wrong" },
    { query: "roadsde help", first: "SVC-09", slip: "missing" },
    { query: "electronnic payment", first: "PAY-05", slip: "extra" },
    { query: "appoitnment", first: "REP-11", slip: "transposed" },
    { query: "alowance", first: "SVC-11", slip: "missing" },
    { query: "premuim", first: "RPT-08", slip: "transposed" },
  ],
  "es-US": [
    { query: "informe policial", first: "RPT-02" },
    { query: "fotos", first: "RPT-03" },
    { query: "auto de alquiler", first: "SVC-01" },
    { query: "grua", first: "SVC-05" },
    { query: "perdida total", first: "REP-08" },
    { query: "cambiar cita", first: "REP-11" },
    { query: "cuando me pagan", first: "PAY-01" },
    { query: "Prima", first: "RPT-08" },
    { query: "asiento", first: "SVC-08" },
    { query: "impuestos", first: "PAY-07" },
    { query: "cuanto tiempo auto de alquiler", first: "SVC-02" },
    { query: "enviar documentos", first: "RPT-06" },
    { query: "decrec", first: "RPT-07" },
    { query: "piezas originales", first: "REP-06" },
    { query: "taller cerca", first: "REP-03" },
    { query: "devolver deducible", first: "PAY-10" },
    { query: "volver a abrir el reclamo", first: "PAY-08" },
    { query: "millaje", first: "REP-09" },
    { query: "combustible", first: "SVC-04" },
    { query: "desglose", first: "PAY-11" },
    { query: "cuándo pago mi dedusible", first: "REP-07", slip: "wrong" },
    { query: "poliza sin covertura de alquiler", first: "SVC-12", slip: "wrong" },
    { query: "presupesto", first: "REP-02", slip: "missing" },
    { query: "pago electronnico", first: "PAY-05", slip: "extra" },
    { query: "elegir talller", first: "REP-01", slip: "extra" },
    { query: "asegurdo el auto", first: "SVC-06", slip: "missing" },
    { query: "carertera", first: "SVC-09", slip: "transposed" },
    { query: "finansiera", first: "PAY-09", slip: "wrong" },
    { query: "mi chque no llega", first: "PAY-06", slip: "missing" },
    { query: "conductro sin seguro", first: "RPT-10", slip: "transposed" },
  ],
};
