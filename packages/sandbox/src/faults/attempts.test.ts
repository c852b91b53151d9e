import { expect, test } from "vitest";
import { Attempts } from "./attempts.ts";

test("counts attempts by message id", () => {
  const attempts = new Attempts();

  expect([attempts.count("a"), attempts.count("a"), attempts.count("b")]).toEqual([1, 2, 1]);
});

test("keeps only the latest thousand message ids", () => {
  const attempts = new Attempts();
  attempts.count("first");
  for (let message = 0; message < 1000; message += 1) attempts.count(`${message}`);

  expect(attempts.count("999")).toBe(2);
  expect(attempts.count("first")).toBe(1);
});
