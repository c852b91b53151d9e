import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { configureClaimkit, defineElements } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SLOW, withStyles } from "../../testing/documents.tsx";
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
    client: sandboxClient(),
  });
});

afterEach(() => document.querySelector("x-document")?.remove());

/** An element with a rendered viewer in it. */
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
  await expect.poll(() => shadowRoot.querySelectorAll("canvas").length, SLOW).toBe(3);
  await expect.poll(() => shadowRoot.querySelector(".ck-document-text span")).toBeTruthy();
  return shadowRoot;
}

test("works in a shadow root: pages, keys, selection, full screen", async () => {
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

test("in right-to-left text, the toolbar is mirrored, and the document is not", async () => {
  const shadow = await openElement("rtl");
  shadow.querySelector<HTMLElement>("[aria-label='Next page']")?.focus();

  await userEvent.keyboard("{ArrowLeft}");

  expect(shadow.activeElement?.getAttribute("aria-label")).toBe("Page number");
  const words = shadow.querySelector<HTMLElement>(".ck-document-text span");
  expect(words && getComputedStyle(words).direction).toBe("ltr");
});
