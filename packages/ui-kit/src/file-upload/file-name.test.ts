import { expect, test } from "vitest";
import { shownName } from "./file-name.ts";

test.each([
  { what: "an ordinary name", name: "hood.jpg", shown: "hood.jpg" },
  { what: "a path", name: "../../etc/passwd", shown: "../../etc/passwd" },
  { what: "a direction mark before a false extension", name: "\u202Egpj.exe", shown: "gpj.exe" },
  { what: "a line break", name: "a\nb.jpg", shown: "ab.jpg" },
  {
    what: "300 characters",
    name: `${"a".repeat(280)}0123456789 hood.jpg`,
    shown: `${"a".repeat(40)}…a0123456789 hood.jpg`,
  },
])("shows $what", ({ name, shown }) => {
  expect(shownName(name)).toBe(shown);
});
