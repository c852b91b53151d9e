import { onTestFinished } from "vitest";

/**
 * Prevents navigation by links and forms until the end of the test. A tab that a link opens would preventDefault open,
 * and the page of all following tests would be in the background, where it gets one frame per second.
 */
export function stayOnPage(): void {
  for (const type of ["click", "submit"]) {
    document.addEventListener(type, preventDefault);
    onTestFinished(() => document.removeEventListener(type, preventDefault));
  }
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
