/** Whether the user prefers reduced motion. DOM emulations, used in hosts' tests, have no media queries. */
export function prefersReducedMotion(): boolean {
  return "matchMedia" in globalThis && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
