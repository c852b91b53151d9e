/** The fragment of the page's address; one that is wrongly encoded is taken as it is written. */
export function fragment(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
