import { configure } from "@testing-library/react";
import { vi } from "vitest";

/** The same as for `expect.poll`: only a busy machine makes a component take longer than a second. */
const WAIT_TIMEOUT_MS = 5000;

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });

// Vitest has no setting for it.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(
    callback,
    typeof options === "number" ? options : { timeout: WAIT_TIMEOUT_MS, ...options },
  );
