/** Collects unhandled rejections until `stop()`. */
export function watchUnhandled(): { stop: () => Promise<unknown[]> } {
  const unhandled: unknown[] = [];
  const collect = (reason: unknown): void => {
    unhandled.push(reason);
  };
  process.on("unhandledRejection", collect);
  return {
    async stop() {
      // Node emits the event after the current task.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      process.off("unhandledRejection", collect);
      return unhandled;
    },
  };
}
