const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Formats a number of bytes for people: `240 kB`. */
export function fileSize(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const unit = UNITS[power] ?? "byte";
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** power);
}
