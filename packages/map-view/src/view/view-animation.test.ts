import { expect, test, vi } from "vitest";
import { startAnimation, type AnimationParts } from "./view-animation.ts";

type Parts = Partial<AnimationParts<string>>;

/** An animation whose motion the test ends. */
function animate({ target = "Denver", ...parts }: Parts = {}) {
  let end: (arrived: boolean) => void = () => undefined;
  const motion = { stop: vi.fn<() => void>(), finish: vi.fn<() => void>() };
  const start = vi.fn<AnimationParts<string>["start"]>((_, onEnd) => {
    end = onEnd;
    return motion;
  });
  const animation = startAnimation({ target, start, ...parts });
  return { animation, motion, start, end: (arrived: boolean) => end(arrived) };
}

/** A promise to be resolved later. */
function deferred(): { promise: Promise<string>; resolve: (value: string) => void } {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((onValue) => {
    resolve = onValue;
  });
  return { promise, resolve };
}

const interrupted = { name: "ViewError", code: "goto-interrupted", message: "Goto interrupted" };

test("runs, and is finished when the camera has arrived", async () => {
  const { animation, end } = animate();
  expect(animation).toMatchObject({ state: "running", target: "Denver", done: false });

  end(true);

  await animation.when();
  expect(animation).toMatchObject({ state: "finished", done: true });
});

test("is stopped with 'Goto interrupted' when something else moves the camera", async () => {
  const { animation, end } = animate();

  end(false);

  expect(animation.state).toBe("stopped");
  await expect(animation.when()).rejects.toMatchObject(interrupted);
});

test("stop() ends it where the camera is", async () => {
  const { animation, motion } = animate();

  animation.stop();

  expect(motion.stop).toHaveBeenCalledOnce();
  await expect(animation.when()).rejects.toMatchObject(interrupted);
});

test("finish() takes the camera to the target", async () => {
  const { animation, motion } = animate();

  animation.finish();

  expect(motion.finish).toHaveBeenCalledOnce();
  await animation.when();
});

test("waits for a promised target", async () => {
  const { promise, resolve } = deferred();
  const { animation, start } = animate({ target: promise });
  expect(animation).toMatchObject({ state: "waiting-for-target", target: undefined });

  resolve("Boulder");
  await vi.waitFor(() => expect(animation.state).toBe("running"));

  expect(animation.target).toBe("Boulder");
  expect(start).toHaveBeenCalledOnce();
});

test("a promised target that comes after stop() does not move the camera", async () => {
  const { promise, resolve } = deferred();
  const { animation, start } = animate({ target: promise });

  animation.stop();
  resolve("Boulder");
  await promise;

  expect(animation.state).toBe("stopped");
  expect(start).not.toHaveBeenCalled();
});

test("a promised target that fails stops it, with the reason", async () => {
  const reason = new Error("no such place");
  const { animation } = animate({ target: Promise.reject(reason) });

  await expect(animation.when()).rejects.toMatchObject({ cause: reason });
  expect(animation.state).toBe("stopped");
});

test.each([
  { how: "at once", target: "Mars" },
  { how: "later", target: Promise.resolve("Mars") },
])("a target that cannot be shown, given $how, stops it with the reason", async ({ target }) => {
  const reason = new Error("not on the earth");
  const { animation } = animate({
    target,
    start: () => {
      throw reason;
    },
  });

  await expect(animation.when()).rejects.toMatchObject({ cause: reason });
});

test.each([{ when: "before" }, { when: "while" }])(
  "a signal that aborts $when it runs stops it",
  async ({ when }) => {
    const controller = new AbortController();
    if (when === "before") controller.abort();
    const { animation, motion } = animate({ signal: controller.signal });

    controller.abort();

    expect(animation.state).toBe("stopped");
    await expect(animation.when()).rejects.toMatchObject({ code: "aborted" });
    expect(motion.stop).toHaveBeenCalledTimes(when === "while" ? 1 : 0);
  },
);

test("the first reason to end it wins", async () => {
  const { animation, end } = animate();

  end(true);
  animation.stop();
  end(false);

  await animation.when();
  expect(animation.state).toBe("finished");
});
