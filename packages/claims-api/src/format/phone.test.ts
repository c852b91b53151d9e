import { expect, test } from "vitest";
import { formatPhone, phoneHref } from "./phone.ts";

test.each([
  { text: "5551234567", shown: "555-123-4567", href: "tel:+15551234567" },
  { text: "(614) 555-0123", shown: "614-555-0123", href: "tel:+16145550123" },
  { text: "614.555.0123", shown: "614-555-0123", href: "tel:+16145550123" },
  { text: " 614 555 0123 ", shown: "614-555-0123", href: "tel:+16145550123" },
  { text: "15551234567", shown: "15551234567", href: "tel:+15551234567" },
  { text: "1-800-555-0199", shown: "1-800-555-0199", href: "tel:+18005550199" },
  { text: "+44 20 7946 0000", shown: "+44 20 7946 0000", href: "tel:+442079460000" },
  { text: "911", shown: "911", href: "tel:911" },
  { text: "555-0123", shown: "555-0123", href: "tel:5550123" },
  { text: "614-555-0123 x12", shown: "614-555-0123 x12", href: "tel:+16145550123,12" },
  {
    text: "800-555-0199 ext. 4521",
    shown: "800-555-0199 ext. 4521",
    href: "tel:+18005550199,4521",
  },
  {
    text: "8005550199, Extension: 7",
    shown: "8005550199, Extension: 7",
    href: "tel:+18005550199,7",
  },
  { text: "614\u2011555\u20130123", shown: "614-555-0123", href: "tel:+16145550123" },
  { text: "\u200e614 555 0123", shown: "614-555-0123", href: "tel:+16145550123" },
  { text: "call us", shown: "call us", href: undefined },
  { text: "", shown: "", href: undefined },
  { text: "٦١٤٥٥٥٠١٢٣", shown: "٦١٤٥٥٥٠١٢٣", href: undefined },
  { text: "6145550123,,9", shown: "6145550123,,9", href: undefined },
  { text: "614555\r\n0123;x", shown: "614555\r\n0123;x", href: undefined },
])("shows '$text' as '$shown' and dials $href", ({ text, shown, href }) => {
  expect(formatPhone(text)).toBe(shown);
  expect(phoneHref(text)).toBe(href);
});
