import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderMap, slow } from "../../testing/render-map.tsx";

afterEach(cleanup);

// Chromium reports an error when an element changes while the sizes of deeper elements are being reported.
test("mounting maps causes no errors of the window", slow, async () => {
  const errors: string[] = [];
  const listening = new AbortController();
  addEventListener("error", ({ message }) => errors.push(message), { signal: listening.signal });

  for (let count = 0; count < 8; count += 1) {
    await renderMap();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    cleanup();
  }

  listening.abort();
  expect(errors).toEqual([]);
});
