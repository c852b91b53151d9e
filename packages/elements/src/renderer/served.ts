import { options } from "preact";

// Tests have a second copy of this module, in a library that is bundled with the renderer. Both have Preact's options.
const shared: { isServed?: boolean } = options as object;

/** Whether the HTML that is being rendered is a server's: on the server, or while an element adopts it. */
export function isServed(): boolean {
  return shared.isServed === true;
}

/** Renders synchronously what a server renders, or has rendered. */
export function asServed<T>(render: () => T): T {
  shared.isServed = true;
  try {
    return render();
  } finally {
    shared.isServed = false;
  }
}
