import { createClaimsClient } from "@claimkit/claims-api";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";
import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { configureClaimkit, defineElements } from "@claimkit/widget-runtime";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PATIENCE, withStyles } from "../../testing/documents.tsx";
import { stylesText } from "../styles-text.ts";
import { DocumentViewer } from "./document-viewer.tsx";

withStyles();

beforeAll(() => {
  const attributes = {
    claimNumber: "string",
    documentPublicID: "string",
    title: "string",
  } as const;
  defineElements(
    { "x-document": { component: DocumentViewer, attributes } },
    { styles: [kitStyles, stylesText], tokens: tokensText },
  );
  configureClaimkit({
    client: createClaimsClient({
      environment: "test",
      baseUrl: "http://localhost",
      clientId: "test",
      getAccessToken: () => sandboxToken,
      fetch: createSandbox().fetch,
    }),
  });
});

afterEach(() => document.querySelector("x-document")?.remove());

/** An element with a viewer in it, once it is drawn. */
async function openElement(dir: "ltr" | "rtl" = "ltr"): Promise<ShadowRoot> {
  const element = Object.assign(document.createElement("x-document"), {
    claimNumber: "CLM-1011",
    documentPublicID: "EST-1011-2",
    title: "Current estimate",
  });
  element.dir = dir;
  document.body.append(element);
  const { shadowRoot } = element;
  if (!shadowRoot) throw new Error("The element has no shadow root.");
  await expect.poll(() => shadowRoot.querySelectorAll("canvas").length, PATIENCE).toBe(3);
  await expect.poll(() => shadowRoot.querySelector(".ck-document-text span")).toBeTruthy();
  return shadowRoot;
}

test("works in a shadow root: pages, keys, selection, full size", async () => {
  const shadow = await openElement();
  const active = (): string | null | undefined => shadow.activeElement?.getAttribute("aria-label");

  await userEvent.click(page.getByRole("button", { name: "Next page" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(active()).toBe("Page number");
  expect(shadow.querySelector("input")?.value).toBe("2");

  await userEvent.tripleClick(page.getByText(/^Photo/).first());
  expect(getSelection()?.toString().trim()).not.toBe("");

  await userEvent.click(page.getByRole("button", { name: "Open full size" }));
  expect(shadow.querySelector("dialog:modal")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(shadow.querySelector("dialog")).toBeNull();
  expect(active()).toBe("Open full size");
});

test("where the page reads from right to left, Left goes on in the toolbar, and paper stays as it is", async () => {
  const shadow = await openElement("rtl");
  shadow.querySelector<HTMLElement>("[aria-label='Next page']")?.focus();

  await userEvent.keyboard("{ArrowLeft}");

  expect(shadow.activeElement?.getAttribute("aria-label")).toBe("Page number");
  const words = shadow.querySelector<HTMLElement>(".ck-document-text span");
  expect(words && getComputedStyle(words).direction).toBe("ltr");
});
