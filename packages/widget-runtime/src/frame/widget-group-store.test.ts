import { expect, test, vi } from "vitest";
import { WidgetGroupStore } from "./widget-group-store.ts";

test("shows a result that arrived before StrictMode mounts its component again", async () => {
  const store = new WidgetGroupStore();
  const call = {
    isLoading: true,
    hasFailed: false,
    notify: vi.fn(),
    reload: vi.fn(),
    subscribe: () => () => {},
  };
  const other = { ...call, notify: vi.fn() };
  const unmount = store.follow(call, true);
  store.follow(other, true);

  call.isLoading = false;
  unmount();
  store.follow(call, true);
  await Promise.resolve();

  expect(store.holdsBack(call)).toBe(false);
  expect(call.notify).toHaveBeenCalled();
});
