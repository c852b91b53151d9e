import { testInheritedProps } from "@claimkit/widget-runtime/testing/inherited-props";
import { beforeAll } from "vitest";
import { page } from "vitest/browser";
import { claimsWidgetsElements } from "./elements.tsx";

const own = {
  claimNumber: "CLM-1006",
  policyNumber: "POL-100",
  category: "REPORT",
  section: "REPORT",
};

// Documents load when they come near.
beforeAll(() => page.viewport(1280, 4000));

/** Contacts load once they are opened. */
function open(container: HTMLElement): void {
  container.querySelector<HTMLElement>("[data-part=toggle][aria-expanded=false]")?.click();
}

testInheritedProps(claimsWidgetsElements, own, open);
