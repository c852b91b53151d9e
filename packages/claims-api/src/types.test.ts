import { expectTypeOf, test } from "vitest";
import type { DocumentInput } from "./documents.ts";
import type { ClaimRef, FaqsInput } from "./index.ts";

interface ThirdParty {
  claimNumber: string;
  isThirdParty: true;
}

test("a third party needs a contact, in the input of every call", () => {
  expectTypeOf<{ claimNumber: string }>().toExtend<ClaimRef>();
  expectTypeOf<{ claimNumber: string; contactId: string }>().toExtend<ClaimRef>();
  expectTypeOf<ThirdParty & { contactId: string }>().toExtend<ClaimRef>();
  expectTypeOf<ThirdParty>().not.toExtend<ClaimRef>();

  expectTypeOf<ThirdParty & { documentPublicID: string }>().not.toExtend<DocumentInput>();
});

test("questions need no claim, but a third party needs a contact", () => {
  expectTypeOf<object>().toExtend<FaqsInput>();
  expectTypeOf<{ isThirdParty: true; contactId: string }>().toExtend<FaqsInput>();
  expectTypeOf<{ isThirdParty: true }>().not.toExtend<FaqsInput>();
  expectTypeOf<ThirdParty>().not.toExtend<FaqsInput>();
});
