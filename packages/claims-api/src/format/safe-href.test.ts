import { expect, test } from "vitest";
import { safeHref } from "./safe-href.ts";

test.each([
  "https://example.com/claims?x=1#y",
  "http://example.com",
  "mailto:adjuster@example.com",
  "tel:+18005550199",
  "/documents/42",
  "documents",
  "?claim=1",
  "#top",
  "//cdn.example.com/x",
])("accepts %s", (url) => {
  expect(safeHref(url)).toBe(url);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://example.com/1",
  "file:///etc/passwd",
  "mailto:a@example.com\r\nBcc:b@example.com",
  "mailto:a@example.com?subject=x%0ABcc:b@example.com",
  "mailto:a@example.com?subject=x%0DBcc:b@example.com",
  "https://example.com/\r\nSet-Cookie:x",
  "http://",
  "",
  undefined,
])("rejects %j", (url) => {
  expect(safeHref(url)).toBeUndefined();
});
