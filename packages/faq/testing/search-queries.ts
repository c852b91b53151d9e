/** How a word of a query is misspelled. */
export type Typo = "transposed" | "missing" | "extra" | "wrong";

/** A query, and the question that users expect first. */
export interface SearchQuery {
  query: string;
  /** Id of the question in the sandbox. */
  first: string;
  /** Present if a word is misspelled. */
  typo?: Typo;
}

/** Queries over the sandbox's questions, by language. Missing accents are not a typo. */
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
    { query: "pay deductable", first: "REP-07", typo: "wrong" },
    { query: "vehicel worth", first: "REP-09", typo: "transposed" },
    { query: "rentel car insured", first: "SVC-06", typo: "wrong" },
    { query: "polise report", first: "RPT-02", typo: "wrong" },
    { query: "insurence other driver", first: "RPT-10", typo: "wrong" },
    { query: "roadsde help", first: "SVC-09", typo: "missing" },
    { query: "electronnic payment", first: "PAY-05", typo: "extra" },
    { query: "appoitnment", first: "REP-11", typo: "transposed" },
    { query: "alowance", first: "SVC-11", typo: "missing" },
    { query: "premuim", first: "RPT-08", typo: "transposed" },
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
    { query: "cuándo pago mi dedusible", first: "REP-07", typo: "wrong" },
    { query: "poliza sin covertura de alquiler", first: "SVC-12", typo: "wrong" },
    { query: "presupesto", first: "REP-02", typo: "missing" },
    { query: "pago electronnico", first: "PAY-05", typo: "extra" },
    { query: "elegir talller", first: "REP-01", typo: "extra" },
    { query: "asegurdo el auto", first: "SVC-06", typo: "missing" },
    { query: "carertera", first: "SVC-09", typo: "transposed" },
    { query: "finansiera", first: "PAY-09", typo: "wrong" },
    { query: "mi chque no llega", first: "PAY-06", typo: "missing" },
    { query: "conductro sin seguro", first: "RPT-10", typo: "transposed" },
  ],
};
