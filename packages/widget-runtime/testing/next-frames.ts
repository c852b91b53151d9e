/** Waits until what is on its way has been drawn, and told. */
export async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 4; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
