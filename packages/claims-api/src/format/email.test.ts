import { expect, test } from "vitest";
import { emailHref } from "./email.ts";

test.each(["dana.whitfield@example.com", " o'brien+claims@example.co.uk ", "josé@example.com"])(
  "'%s' is an email address",
  (text) => {
    expect(emailHref(text)).toBe(`mailto:${text.trim()}`);
  },
);

test("a '#' in an address does not start the URL's fragment", () => {
  expect(emailHref("claims#7@example.com")).toBe("mailto:claims%237@example.com");
});

test.each([
  "",
  "Dana Whitfield",
  "dana@",
  "@example.com",
  "dana@example.com, luis@example.com",
  "dana@example.com?bcc=all@example.com",
  "dana@example.com%0Abcc:all@example.com",
  "dana@example.com\nbcc:all@example.com",
  "javascript:alert(1)@example.com",
  "Dana <dana@example.com>",
  `${"a".repeat(100_000)}@`,
])("'%.40s' is not an email address", (text) => {
  expect(emailHref(text)).toBeUndefined();
});
