import { onTestFinished } from "vitest";

/**
 * Keeps links and forms from leading anywhere until the test is over. A tab that a link opens would stay
 * open, and in the background the page of all following tests gets one frame a second.
 */
export function stayOnPage(): void {
  for (const type of ["click", "submit"]) {
    document.addEventListener(type, stay);
    onTestFinished(() => document.removeEventListener(type, stay));
  }
}

function stay(event: Event): void {
  event.preventDefault();
}
