import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { stubService } from "../../testing/stub-service.ts";
import { renderWidget } from "../testing/index.ts";
import { PhoneSentence } from "./phone-sentence.tsx";

afterEach(cleanup);

function show(phone: string | undefined): HTMLElement {
  const sentence = (
    <PhoneSentence text="If you need us, call {phone}." withoutPhone="We'll be back." />
  );
  return renderWidget(sentence, { ...stubService(), phone }).container;
}

test("renders the number as a link to call it", () => {
  expect(show("8005550199").textContent).toBe("If you need us, call 800-555-0199.");
  expect(screen.getByRole("link", { name: "800-555-0199" }).getAttribute("href")).toBe(
    "tel:+18005550199",
  );
});

test("has a separate sentence for a host without a number", () => {
  expect(show(undefined).textContent).toBe("We'll be back.");
});

test("renders an invalid number as text", () => {
  expect(show("the branch").textContent).toBe("If you need us, call the branch.");
  expect(screen.queryByRole("link")).toBeNull();
});

test("accepts a number from untyped code", () => {
  const untyped: { phone: string } = JSON.parse('{ "phone": 8005550199 }');

  expect(show(untyped.phone).textContent).toBe("If you need us, call 800-555-0199.");
});
