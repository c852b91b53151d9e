import { testTranslated } from "@claimkit/widget-runtime/testing/translated";
import { claimsWidgetsElements } from "./elements.tsx";

testTranslated(claimsWidgetsElements);
