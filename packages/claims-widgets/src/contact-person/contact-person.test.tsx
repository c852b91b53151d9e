import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ContactPerson, type ContactPersonProps } from "./contact-person.tsx";

// Rules: docs/reference/claims.md#general-claim-questions

afterEach(cleanup);

const dana = {
  claimAdjusterName: "Dana Whitfield",
  tollFreeNumber: "8005550140",
  usOnly: "6145550141",
  email: "dana.whitfield@example.com",
};

function lines(person: Partial<ContactPersonProps["person"]>, options = {}): (string | null)[] {
  const all = { claimAdjusterName: undefined, tollFreeNumber: undefined, usOnly: undefined };
  renderOverSandbox(<ContactPerson person={{ ...all, email: undefined, ...person }} />, options);
  return screen.queryAllByRole("paragraph").map(({ textContent }) => textContent);
}

test("Each shows adjuster name, toll-free number, US-only number and email, with '- toll free' and '- U.S. only'", () => {
  expect(lines(dana)).toEqual([
    "Dana Whitfield",
    "Call 800-555-0140 - toll free",
    "614-555-0141 - U.S. only",
    "dana.whitfield@example.com",
  ]);
});

test("phone numbers and the email address are links", () => {
  lines(dana);

  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+18005550140",
    "tel:+16145550141",
    "mailto:dana.whitfield@example.com",
  ]);
});

test("Phone numbers of 10 digits show as ###-###-####, otherwise unchanged", () => {
  expect(lines({ tollFreeNumber: "(800) 555-0140", usOnly: "1-614-555-0141 ext. 7" })).toEqual([
    "Call 800-555-0140 - toll free",
    "1-614-555-0141 ext. 7 - U.S. only",
  ]);
});

test("invalid numbers and addresses are plain text", () => {
  expect(lines({ tollFreeNumber: "Ask your agent", email: "javascript:alert(1)" })).toEqual([
    "Ask your agent - toll free",
    "javascript:alert(1)",
  ]);
  expect(screen.queryByRole("link")).toBeNull();
});

test("the first number that can be called is the one to call", () => {
  expect(lines({ tollFreeNumber: "Ask your agent", usOnly: "6145550141" })).toEqual([
    "Ask your agent - toll free",
    "Call 614-555-0141 - U.S. only",
  ]);
  expect(screen.getByRole("link", { name: "Call 614-555-0141" })).toBeTruthy();
});

test("only the first of two equal numbers is the one to call", () => {
  expect(lines({ tollFreeNumber: "8005550140", usOnly: "(800) 555-0140" })).toEqual([
    "Call 800-555-0140 - toll free",
    "800-555-0140 - U.S. only",
  ]);
});

test("missing fields are left out", () => {
  expect(lines({ claimAdjusterName: "Dana Whitfield" })).toEqual(["Dana Whitfield"]);
});

test("is translated into Spanish", () => {
  expect(lines(dana, inSpanish)).toContain("Llamar al 800-555-0140 - sin costo");
});
