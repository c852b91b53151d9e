/** Collects the rejections that nobody handles, from now on. */
export function watchUnhandled(): { stop: () => Promise<unknown[]> } {
  const unhandled: unknown[] = [];
  const collect = (reason: unknown): void => {
    unhandled.push(reason);
  };
  process.on("unhandledRejection", collect);
  return {
    async stop() {
      // Node tells of them after the current turn.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      process.off("unhandledRejection", collect);
      return unhandled;
    },
  };
}
