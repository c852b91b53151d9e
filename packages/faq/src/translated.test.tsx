import { testTranslated } from "@claimkit/widget-runtime/testing/translated";
import { faqElements } from "./elements.tsx";

testTranslated(faqElements);
