/** Resolves when every animation of the page has ended or was canceled. A spinner's never ends. */
export async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
