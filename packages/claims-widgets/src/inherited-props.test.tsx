import { testInheritedProps } from "@claimkit/widget-runtime/testing/inherited-props";
import { claimsWidgetsElements } from "./elements.tsx";

const own = {
  claimNumber: "CLM-1006",
  policyNumber: "POL-100",
  category: "REPORT",
  section: "REPORT",
};

/** Contacts load once they are opened. */
function open(container: HTMLElement): void {
  container.querySelector<HTMLElement>("[data-part=toggle][aria-expanded=false]")?.click();
}

testInheritedProps(claimsWidgetsElements, own, open);
