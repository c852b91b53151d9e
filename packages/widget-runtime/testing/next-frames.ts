/** Waits until pending updates have been rendered and reported. */
export async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 4; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
