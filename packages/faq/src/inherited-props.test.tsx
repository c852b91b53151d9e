import { testInheritedProps } from "@claimkit/widget-runtime/testing/inherited-props";
import { faqElements } from "./elements.tsx";

testInheritedProps(faqElements, { claimNumber: "CLM-1006" });
