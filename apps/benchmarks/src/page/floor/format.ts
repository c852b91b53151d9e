const mediumDate = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-03` as `Nov 3, 2026`. */
export function shortDate(day: string): string {
  const format =
    mediumDate.get("en-US") ??
    new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  mediumDate.set("en-US", format);
  return format.format(new Date(day));
}

/** `2026-11-03` as `11/03/2026`. */
export function usDate(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
}

const longDate = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-03` as `November 3, 2026`; other text unchanged. */
export function displayValue(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return money(text);
  const format =
    longDate.get("en-US") ??
    new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  longDate.set("en-US", format);
  return format.format(new Date(text));
}

/** `$1,000.00` as `$1,000`, and `$45.50 / $1,365` with its words. */
export function money(text: string): string {
  const [daily, total] = text.split(" / ");
  if (total?.startsWith("$")) return `${daily} per day / ${total} per accident`;
  return text.replace(/^(\$[\d,]+)\.00$/, "$1");
}

/** `REPAIRS_IN_PROGRESS` as `Repairs In Progress`. */
export function words(code: string): string {
  return code
    .toLowerCase()
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** `IN_PROGRESS` as `In progress`. */
export function statusOf(status: string): string {
  const text = status.toLowerCase().replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `3125550106` as `312-555-0106`. */
export function phone(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}
