/** Fields whose text widgets show unchanged. */
const TEXTS = new Set([
  "vehicle",
  "claimType",
  "latestUpdate",
  "incidentDate",
  "incidentType",
  "displayTitle",
  "displayText",
  "displayEmail",
  "displayKey",
  "displayValue",
  "name",
  "deductible",
  "providerPaidAmount",
  "payee",
  "closeDate",
  "claimAdjusterName",
  "tollFreeNumber",
  "usOnly",
  "email",
  "address",
  "phoneNumber",
  "emailAddress",
  "appointmentDate",
  "appointmentTime",
  "subCategoryName",
  "lossCause",
  "lossDate",
]);

/** Replaces every visible text in an answer; keeps codes, numbers and references to documents. */
export function changeTexts(answer: unknown, replace: (text: string) => string): unknown {
  const json = JSON.stringify(answer, (key, value: unknown) =>
    TEXTS.has(key) && typeof value === "string" ? replace(value) : value,
  );
  return JSON.parse(json);
}
