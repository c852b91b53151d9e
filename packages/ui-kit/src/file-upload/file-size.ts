const MEGABYTE = 1_000_000;

/**
 * Formats a number of bytes as users know them from their phone: "240 kB", "8.1 MB". Rounded up, so that a file that is one
 * byte too large does not seem to fit.
 */
export function formatSize(bytes: number, locale: string): string {
  const isSmall = bytes < MEGABYTE;
  const amount = isSmall ? Math.ceil(bytes / 1_000) : Math.ceil(bytes / 100_000) / 10;
  return amount.toLocaleString(locale, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
  });
}
