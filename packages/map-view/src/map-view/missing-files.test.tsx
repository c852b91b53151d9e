import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderMap, slow } from "../../testing/render-map.tsx";

vi.mock("./shortcuts.tsx", () => Promise.reject(new TypeError("Failed to fetch")));

afterEach(cleanup);

test("a map whose list of keys does not load keeps working", slow, async () => {
  const { view } = await renderMap();
  screen.getByRole("application").focus();

  await userEvent.keyboard("?");
  await userEvent.keyboard("+");

  await expect.poll(() => view.getMap().getZoom()).toBeCloseTo(9, 6);
});
