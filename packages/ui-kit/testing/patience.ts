import { configure } from "@testing-library/react";
import { vi } from "vitest";

/** In ms, as for `expect.poll`: it is a busy machine, not a component, that takes longer than a second. */
const PATIENCE = 5000;

configure({ asyncUtilTimeout: PATIENCE });

// Vitest has no setting for it.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === "number" ? options : { timeout: PATIENCE, ...options });
