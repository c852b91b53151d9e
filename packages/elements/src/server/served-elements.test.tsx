import { createClaimsClient } from "@claimkit/claims-api";
import { claims } from "@claimkit/sandbox";
import { configureClaimkit } from "@claimkit/widget-runtime";
import { recordingOptions } from "@claimkit/widget-runtime/testing/sandbox-client";
import { nextFrames } from "@claimkit/widget-runtime/testing/next-frames";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import type { ClaimkitElementName } from "../claimkit-elements.ts";
import { defineClaimkitElements } from "../define-claimkit-elements.ts";
import { elementRows } from "../element-rows.ts";
import { readInitialData } from "../initial-data.ts";
import { claimsWidgetsEsUs } from "../locales/es-us.ts";
import {
  keepPresses,
  prefetchClaim,
  prefetchClaims,
  renderElement,
  serializeInitialData,
} from "./server.ts";

// Guide: docs/guides/server-rendering.md#custom-elements

const ZONES = ["UTC", "America/Los_Angeles", "Pacific/Kiritimati", "Pacific/Niue"];

async function moveTo(timezoneId: string): Promise<void> {
  await cdp().send("Emulation.setTimezoneOverride", { timezoneId });
}

// A document is loaded when it is near the visible part of the page.
beforeEach(() => document.body.style.setProperty("padding-block-start", "400vh"));

afterEach(async () => {
  document.body.removeAttribute("style");
  document.body.replaceChildren();
  await moveTo("");
});

/** Claims of members and of third parties. The last one has an incident with a time, in all zones on the same day. */
const SOME_CLAIMS = claims
  .map((seed) => seed(() => "2026-11-20").claimNumber)
  .filter((claimNumber, index) => index % 3 === 0 && claimNumber < "CLM-4003")
  .concat("CLM-1007");

test("an element adopts what a server has rendered: every node stays, and nothing is requested", async () => {
  const found: object[] = [];
  for (const [index, claimNumber] of SOME_CLAIMS.entries()) {
    const locale = index % 2 ? "es-US" : "en-US";
    const settings = {
      locale,
      messages: index % 2 ? [claimsWidgetsEsUs] : [],
      phone: "8005550199",
    };
    const isThirdParty = claimNumber.startsWith("CLM-2");
    const contactId = isThirdParty ? claimNumber.replace("CLM", "CNT") : undefined;
    await moveTo("UTC");
    const options = recordingOptions();
    const input = { claimNumber, isThirdParty, contactId, locale } as { claimNumber: string };
    const data = await prefetchClaim(options, input);
    const prefix = `served-${index}-`;
    const html = renderElement(
      "claim-tracker",
      { "claim-number": claimNumber, "is-third-party": isThirdParty, "contact-id": contactId },
      { initialData: data, options, settings, prefix },
    );
    document.body.setHTMLUnsafe(html);
    const shadow = document.body.firstElementChild?.shadowRoot as ShadowRoot;
    const served = [...shadow.querySelectorAll(":not(style)")];
    const words = textOf(shadow);
    await moveTo(ZONES[(index + 1) % 4] ?? "");

    const sent: string[] = [];
    const initialData = readInitialData(serializeInitialData(data));
    const client = createClaimsClient({ ...recordingOptions(sent), initialData });
    configureClaimkit({ ...settings, client });
    defineClaimkitElements(["claim-tracker"], { prefix });
    await expect.poll(() => shadow.querySelector("style")).toBe(null);
    await nextFrames();

    const lost = served.filter((element) => !element.isConnected).length;
    const waiting = shadow.querySelectorAll("[aria-busy=true]").length;
    found.push({ claimNumber, sent, lost, waiting, isSame: textOf(shadow) === words });
  }
  expect(found).toEqual(
    SOME_CLAIMS.map((claimNumber) => ({
      claimNumber,
      sent: [],
      lost: 0,
      waiting: 0,
      isSame: true,
    })),
  );
});

test.each<{ what: string; subject?: string; hasData?: boolean; claimNumber?: string }>([
  { what: "of another user", subject: "ben" },
  { what: "without its data", hasData: false },
  { what: "with another claim", claimNumber: "CLM-1011" },
])(
  "an element $what keeps nothing that a server has rendered",
  async ({ what, subject = "ann", hasData = true, claimNumber = "CLM-1006" }) => {
    const prefix = `${what.replaceAll(" ", "-")}-`;
    const options = { ...recordingOptions(), subject: "ann" };
    const initialData = await prefetchClaim(options, { claimNumber: "CLM-1006" });
    const attributes = { "claim-number": "CLM-1006" };
    document.body.setHTMLUnsafe(
      renderElement("claim-summary", attributes, { initialData, options, prefix }),
    );
    const element = document.body.firstElementChild as HTMLElement;
    const shadow = element.shadowRoot as ShadowRoot;
    const served = [...shadow.querySelectorAll("*")];
    expect(shadow.textContent).toContain("Toyota RAV4");
    element.setAttribute("claim-number", claimNumber);

    const handedOver = hasData ? readInitialData(initialData) : undefined;
    // It answers nothing, so that only the server's content could be shown.
    const fetch = (): Promise<never> => new Promise(() => {});
    const client = createClaimsClient({ ...options, subject, fetch, initialData: handedOver });
    configureClaimkit({ client });
    defineClaimkitElements(["claim-summary"], { prefix });
    await expect.poll(() => shadow.querySelector("[aria-busy=true]")).toBeTruthy();

    expect(served.filter((each) => each.isConnected)).toEqual([]);
    expect(shadow.textContent).not.toContain("Toyota RAV4");
  },
);

test("an element that is touched first adopts its content first, and a press acts once", async () => {
  const options = recordingOptions();
  const initialData = await prefetchClaim(options, { claimNumber: "CLM-1006" });
  const attributes = { "claim-number": "CLM-1006" };
  const prefix = "touched-";
  const tags = ["claim-summary", "report-accordion", "payout-accordion"] as const;
  document.body.setHTMLUnsafe(
    tags.map((tag) => renderElement(tag, attributes, { initialData, options, prefix })).join(""),
  );
  const script = document.createElement("script");
  script.textContent = keepPresses;
  document.head.append(script);
  const payout = document.body.lastElementChild?.shadowRoot?.querySelector("button");
  const before = payout?.ariaExpanded;
  payout?.click();
  const adopted: string[] = [];
  addEventListener("ck-hydrated", ({ target }) => adopted.push((target as Element).localName));

  configureClaimkit({
    locale: "en-US",
    client: createClaimsClient({ ...options, initialData: readInitialData(initialData) }),
  });
  defineClaimkitElements([...tags], { prefix });
  payout?.focus();

  await expect.poll(() => adopted).toHaveLength(3);
  expect(adopted[0]).toBe("touched-payout-accordion");
  await nextFrames();
  expect(payout?.isConnected).toBe(true);
  expect(payout?.ariaExpanded).not.toBe(before);
});

test.each(Object.keys(elementRows) as ClaimkitElementName[])(
  "a server renders <%s>",
  async (tag) => {
    const options = recordingOptions();
    const initialData = await prefetchClaims(options, { policyNumber: "POL-100" });

    const html = renderElement(tag, { title: 'a "b" <c>' }, { initialData, options });

    expect(html).toContain(
      `<${tag} title="a &quot;b&quot; &lt;c>"><template shadowrootmode="open">`,
    );
  },
);

/** The text without the control of the group of sections, which an effect of the group names. */
function textOf(shadow: ShadowRoot): string {
  const texts = [...shadow.children].filter(({ localName }) => localName !== "style");
  return texts
    .map(({ textContent }) => textContent)
    .join("")
    .replace(/Open all|Close all|Abrir todo|Cerrar todo/, "");
}
