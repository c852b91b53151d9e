/** Fields that widgets show as the service words them. */
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

/** Replaces every text in an answer that widgets show; keeps codes, numbers and addresses of documents. */
export function changeTexts(answer: unknown, replace: (text: string) => string): unknown {
  const json = JSON.stringify(answer, (key, value: unknown) =>
    TEXTS.has(key) && typeof value === "string" ? replace(value) : value,
  );
  return JSON.parse(json);
}
