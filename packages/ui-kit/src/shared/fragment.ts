/** The fragment of the page's URL; undecoded if it is malformed. */
export function fragment(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * Calls back when the fragment changes, also by a router's `pushState`, and when a link to the current
 * fragment is clicked again. Returns a function that stops it.
 */
export function onFragment(follow: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let last = location.hash;

  function update({ userInitiated, destination }: Partial<Navigate>): void {
    const isAgain = userInitiated && destination?.url === location.href;
    // A router may replace an entry's state and keep its fragment.
    if (!isAgain && location.hash === last) return;
    last = location.hash;
    // Routers change the URL while React renders.
    queueMicrotask(follow);
  }
  const { navigation = globalThis } = globalThis as { navigation?: EventTarget };
  for (const type of ["hashchange", "navigate", "currententrychange"]) {
    navigation.addEventListener(type, update as EventListener, { signal });
  }
  return () => ended.abort();
}

/** The used part of a `NavigateEvent`. Browsers without the Navigation API only have `hashchange`. */
interface Navigate {
  userInitiated: boolean;
  destination: { url: string };
}
