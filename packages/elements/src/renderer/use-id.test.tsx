import { configureClaimkit } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { expect, test } from "vitest";
import { defineClaimkitElements } from "../define-claimkit-elements.ts";

test("no two parts of an element have the same id, also after parts were added", async () => {
  configureClaimkit({
    client: sandboxClient(),
  });
  defineClaimkitElements(["all-faqs"]);
  document.body.innerHTML = `<all-faqs claim-number="CLM-1006" show-feedback></all-faqs>`;
  const page = document.querySelector("all-faqs")?.shadowRoot;
  const questions = (): HTMLButtonElement[] => [
    ...(page?.querySelectorAll<HTMLButtonElement>("button[aria-expanded=false]") ?? []),
  ];
  await expect.poll(() => questions().length).toBeGreaterThan(3);

  for (const question of questions()) question.click();

  await expect.poll(() => questions().length).toBe(0);
  const ids = [...(page?.querySelectorAll("[id]") ?? [])].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
