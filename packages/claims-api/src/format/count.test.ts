import { expect, test } from "vitest";
import { formatCount } from "./count.ts";

const counts = [0, 7, 999, 1000, 12_345, 1_234_567, Number.MAX_SAFE_INTEGER];
const locales = ["en-US", "es-US", "en-us", "es-ES", "de-DE", "ar-EG"];

test.each(locales.flatMap((locale) => counts.map((count) => ({ locale, count }))))(
  "writes $count as $locale does",
  ({ locale, count }) => {
    expect(formatCount(count, locale)).toBe(new Intl.NumberFormat(locale).format(count));
  },
);
