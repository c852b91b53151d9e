import { expect, test } from "vitest";
import { phoneNumber, trimmedText, zipCode } from "./text-formats.ts";

test.each([
  { typed: "(614) 555-0177", raw: "6145550177", shown: "614-555-0177" },
  { typed: "614.555.0177", raw: "6145550177", shown: "614-555-0177" },
  { typed: "614/555–0177", raw: "6145550177", shown: "614-555-0177" },
  { typed: "+1 614 555 0177", raw: "6145550177", shown: "614-555-0177" },
  // Contacts apps put invisible marks around a number, and hyphens that don't break.
  { typed: "\u202A(614) 555\u20110177\u202C", raw: "6145550177", shown: "614-555-0177" },
  { typed: "６１４-５５５-０１７７", raw: "6145550177", shown: "614-555-0177" },
  { typed: "614 555", raw: "614 555", shown: "614 555" },
  { typed: "614-555-0177 ext. 4", raw: "614-555-0177 ext. 4", shown: "614-555-0177 ext. 4" },
  { typed: "+44 20 7946 0018", raw: "+44 20 7946 0018", shown: "+44 20 7946 0018" },
  { typed: "", raw: "", shown: "" },
])("phone number: sends '$typed' as '$raw' and shows '$shown'", ({ typed, raw, shown }) => {
  expect(phoneNumber.parse(typed)).toBe(raw);
  expect(phoneNumber.format(raw)).toBe(shown);
});

test.each([
  { typed: " 43215 ", raw: "43215", shown: "43215" },
  { typed: "43215 1234", raw: "432151234", shown: "43215-1234" },
  { typed: "43215–1234", raw: "432151234", shown: "43215-1234" },
  { typed: "４３２１５", raw: "43215", shown: "43215" },
  { typed: "4321", raw: "4321", shown: "4321" },
  { typed: "K1A 0B1", raw: "K1A 0B1", shown: "K1A 0B1" },
])("ZIP code: sends '$typed' as '$raw' and shows '$shown'", ({ typed, raw, shown }) => {
  expect(zipCode.parse(typed)).toBe(raw);
  expect(zipCode.format(raw)).toBe(shown);
});

test("trimmed text: removes whitespace at both ends, and none inside", () => {
  expect(trimmedText.format(trimmedText.parse("  Jo  Ann "))).toBe("Jo  Ann");
});
