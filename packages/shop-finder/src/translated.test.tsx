import { testTranslated } from "@claimkit/widget-runtime/testing/translated";
import { shopFinderElements } from "./elements.tsx";

testTranslated(shopFinderElements);
