import { vi } from "vitest";
import { userEvent } from "vitest/browser";

// Vitest finds the frame of the tests by its name. Firefox reports the name late, and Playwright reads a late
// name only when the frame navigates. So navigate to the same URL until a command succeeds.
await vi.waitFor(
  async () => {
    history.replaceState(null, "", location.href);
    await userEvent.keyboard("{Shift}");
  },
  { timeout: 20_000 },
);
