import { type Found, quoted } from "./differences.ts";

/** Rows whose value has a form of its own, by their label. */
const FORMS = [
  {
    label: /^issue date$/i,
    value: /^(?:\d{4}-\d\d-\d\d(?:T.*)?|\d\d\/\d\d\/\d{4})$/,
    send: "a day such as 2026-11-20",
  },
  {
    label: /^(?:collision|comprehensive|uninsured - property damage)$/i,
    value: /^(?:-?\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?|[^\d]+)$/,
    send: "the deductible such as $500.00, or words such as Waived",
  },
  {
    label: /^rental$/i,
    value: /^(?:\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?(?: \/ \$\d{1,3}(?:,\d{3})*(?:\.\d\d)?)?|[^\d]+)$/,
    send: "the allowance per day and in all, such as $40 / $1,200",
  },
  {
    label: /amount|\bpaid\b|total|monto|pagado/i,
    value: /^(?:-?\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?|\d{1,3}|(?=[^\p{L}\n]*\p{L}).*|\D*)$/u,
    send: "an amount such as $1,000.00",
  },
] as const;

/** Adds rows whose value has another form than its label needs. */
export function checkRows(
  value: unknown,
  report: (found: Found) => void,
  path: readonly string[] = [],
): void {
  if (typeof value !== "object" || value === null) return;
  const { displayKey, displayValue } = value as Readonly<Record<string, unknown>>;
  if (typeof displayKey === "string" && typeof displayValue === "string") {
    const form = FORMS.find(({ label }) => label.test(displayKey.trim()));
    if (form && displayValue && !form.value.test(displayValue)) {
      report({
        field: [...path, displayKey].join("."),
        sent: quoted(displayValue),
        send: form.send,
        why: "The client formats rows by their label, and shows other values as they are.",
      });
    }
    return;
  }
  for (const [name, part] of Object.entries(value)) checkRows(part, report, [...path, name]);
}
