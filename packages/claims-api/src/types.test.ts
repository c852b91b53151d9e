import { expectTypeOf, test } from "vitest";
import type { DocumentInput } from "./documents.ts";
import type { ClaimRef, FaqsInput } from "./index.ts";

interface ThirdParty {
  claimNumber: string;
  isThirdParty: true;
}

test("the input of every call requires a contact for a third party", () => {
  expectTypeOf<{ claimNumber: string }>().toExtend<ClaimRef>();
  expectTypeOf<{ claimNumber: string; contactId: string }>().toExtend<ClaimRef>();
  expectTypeOf<ThirdParty & { contactId: string }>().toExtend<ClaimRef>();
  expectTypeOf<ThirdParty>().not.toExtend<ClaimRef>();

  expectTypeOf<ThirdParty & { documentPublicID: string }>().not.toExtend<DocumentInput>();
});

test("questions require no claim, but a contact for a third party", () => {
  expectTypeOf<object>().toExtend<FaqsInput>();
  expectTypeOf<{ isThirdParty: true; contactId: string }>().toExtend<FaqsInput>();
  expectTypeOf<{ isThirdParty: true }>().not.toExtend<FaqsInput>();
  expectTypeOf<ThirdParty>().not.toExtend<FaqsInput>();
});
