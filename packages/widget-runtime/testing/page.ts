import { createClaimsClient, type ClaimsClient } from "@claimkit/claims-api";
import type { ClaimsEvent } from "../src/index.ts";
import type { StubService } from "./stub-service.ts";

/** The token of every client of {@link clientOver}. It must not appear anywhere else. */
export const TOKEN = "eyJ-token-of-the-tests";

/** A client over a stub service. */
export function clientOver({ fetch }: StubService): ClaimsClient {
  return createClaimsClient({
    environment: "test",
    baseUrl: "http://localhost",
    clientId: "test",
    getAccessToken: () => TOKEN,
    retry: { retries: 0 },
    fetch,
  });
}

/** Appends HTML to the page and returns its first element. */
export function showHtml(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  document.body.append(template.content);
  const element = document.body.lastElementChild;
  if (!(element instanceof HTMLElement)) throw new Error("There is no element in this HTML.");
  return element;
}

/** Records all events that elements dispatch. */
export function listen(target: EventTarget = document): CustomEvent<ClaimsEvent>[] {
  const events: CustomEvent<ClaimsEvent>[] = [];
  const types = [
    "ck:loading",
    "ck:ready",
    "ck:error",
    "ck:warning",
    "ck:click",
    "ck:action",
    "ck:select",
    "ck:feedback",
    "ck:request",
  ];
  for (const type of types) {
    target.addEventListener(type, (event) => events.push(event as CustomEvent<ClaimsEvent>));
  }
  return events;
}

/** The shadow root of an element. */
export function inside(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no open shadow root.`);
  return element.shadowRoot;
}

/** The visible text of an element. */
export function textOf(element: Element): string {
  return inside(element).textContent ?? "";
}
