import { expect, test } from "vitest";
import { parsePersona } from "./parse-persona.ts";

test.each([
  { persona: undefined, isThirdParty: undefined, is: "member" },
  { persona: "", isThirdParty: false, is: "member" },
  { persona: "Member", isThirdParty: false, is: "member" },
  { persona: undefined, isThirdParty: true, is: "third-party" },
  { persona: "member", isThirdParty: true, is: "third-party" },
  { persona: "third-party", isThirdParty: false, is: "third-party" },
  { persona: "THIRD_PARTY", isThirdParty: false, is: "third-party" },
  { persona: "Associate", isThirdParty: false, is: "associate" },
  { persona: "associate", isThirdParty: true, is: "associate" },
  { persona: "adjuster", isThirdParty: false, is: undefined },
  { persona: "adjuster", isThirdParty: true, is: undefined },
])("persona $persona, third party $isThirdParty: $is", ({ is, ...who }) => {
  expect(parsePersona(who)).toBe(is);
});
