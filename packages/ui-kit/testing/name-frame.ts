import { vi } from "vitest";
import { userEvent } from "vitest/browser";

// Vitest finds the frame of the tests by its name. Firefox tells it late, and Playwright hands a late name
// on only when the frame navigates: so it navigates, to where it is, until a first command arrives.
await vi.waitFor(
  async () => {
    history.replaceState(null, "", location.href);
    await userEvent.keyboard("{Shift}");
  },
  { timeout: 20_000 },
);
