/** The fragment of the page's address; one that is wrongly encoded is taken as it is written. */
export function fragment(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * Calls back when the address names something else, also by a router's `pushState`, and when a link to
 * what it names already is pressed again. The returned function ends that.
 */
export function onFragment(follow: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let last = location.hash;

  function look({ userInitiated, destination }: Partial<Navigate>): void {
    const isAgain = userInitiated && destination?.url === location.href;
    // A router may replace the state of an entry and keep its fragment.
    if (!isAgain && location.hash === last) return;
    last = location.hash;
    // Routers change the address while React renders.
    queueMicrotask(follow);
  }
  const { navigation = globalThis } = globalThis as { navigation?: EventTarget };
  for (const type of ["hashchange", "navigate", "currententrychange"]) {
    navigation.addEventListener(type, look as EventListener, { signal });
  }
  return () => ended.abort();
}

/** What is read of a `NavigateEvent`; a browser without the Navigation API has `hashchange` alone. */
interface Navigate {
  userInitiated: boolean;
  destination: { url: string };
}
