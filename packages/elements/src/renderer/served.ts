import { options } from "preact";

// Tests have a second copy of this module, in a library that is bundled with the renderer. Both have Preact's options.
const shared: { isServed?: boolean } = options as object;

/** Whether the current render runs on a server or hydrates server HTML. */
export function isServed(): boolean {
  return shared.isServed === true;
}

/** Runs a render on a server, or a hydration. Synchronous. */
export function asServed<T>(render: () => T): T {
  shared.isServed = true;
  try {
    return render();
  } finally {
    shared.isServed = false;
  }
}
