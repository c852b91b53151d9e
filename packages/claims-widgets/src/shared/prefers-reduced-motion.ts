/** Whether the user asks for less motion. Simulated browsers, in which hosts test, have no media queries. */
export function prefersReducedMotion(): boolean {
  return "matchMedia" in globalThis && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
