import { claims } from "@claimkit/sandbox";
import "@claimkit/ui-kit/styles.css";
import { cleanup, screen } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openClaimPage } from "../testing/claim-page.tsx";
import { changeTexts } from "../testing/change-texts.ts";
import { LONG_CLAIM_NUMBER, longTexts } from "../testing/long-texts.ts";
import { inSpanish, renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { queueOf } from "../testing/uploads.ts";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { ClaimNumberHeader } from "./claim-number-header/claim-number-header.tsx";
import { ClaimSummary } from "./claim-summary/claim-summary.tsx";
import { CloseAccordion } from "./close/close.tsx";
import { ContactUs } from "./contact-us/contact-us.tsx";
import { PayoutAccordion } from "./payout/payout.tsx";
import { RepairsAccordion } from "./repairs/repairs.tsx";
import { DocumentUpload } from "./document-upload/document-upload.tsx";
import { ReportAccordion } from "./report/report.tsx";
import { ServicesAccordion } from "./services/services.tsx";
import { MemberTimeline } from "./timeline/timeline.tsx";
import "./styles.css";
import { animationsEnded } from "@claimkit/ui-kit/testing/animations-ended";
import { nextFrames } from "@claimkit/widget-runtime/testing/next-frames";

/** The requests of CLM-4… fail. */
const numbers = claims
  .map((seed) => seed(() => "2026-11-20").claimNumber)
  .filter((claimNumber) => !claimNumber.startsWith("CLM-4"));

const UNBROKEN = "W".repeat(42);

afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute("style");
  await page.viewport(1280, 800);
});

function Everything({ policyNumber = "POL-100", claimNumber = "CLM-1001" }) {
  return (
    <main>
      <h1>My claims</h1>
      <ClaimList policyNumber={policyNumber} />
      <ClaimNumberHeader claimNumber={claimNumber} />
      <ClaimSummary claimNumber={claimNumber} />
      <ReportAccordion claimNumber={claimNumber} />
      <RepairsAccordion claimNumber={claimNumber} />
      <ServicesAccordion claimNumber={claimNumber} />
      <PayoutAccordion claimNumber={claimNumber} showFeedback />
      <CloseAccordion claimNumber={claimNumber} />
      <ContactUs claimNumber={claimNumber} />
    </main>
  );
}

const allLoaded = async (): Promise<void> => {
  await expect.poll(() => document.querySelectorAll(".ck-claim-list-item").length).not.toBe(0);
  await expect.poll(() => document.querySelector(".ck-claim-summary")).toBeTruthy();
  await expect.poll(() => document.querySelector(".ck-report")).toBeTruthy();
  await expect.poll(() => document.querySelector(".ck-repairs")).toBeTruthy();
  await expect.poll(() => document.querySelector(".ck-services")).toBeTruthy();
  await expect.poll(() => document.querySelector(".ck-payout")).toBeTruthy();
  document.querySelector<HTMLElement>(".ck-contact-us [data-part=toggle]")?.click();
  await expect.poll(() => document.querySelector(".ck-contact-us-sections")).toBeTruthy();
  await animationsEnded();
  await expect.poll(() => document.querySelector(".ck-close")).toBeTruthy();
};

test.each([
  { width: 320, language: "English", options: {} },
  { width: 360, language: "English", options: {} },
  { width: 360, language: "Spanish", options: inSpanish },
  { width: 768, language: "Spanish", options: inSpanish },
])("fits into $width px in $language, with long texts too", async ({ width, options }) => {
  await page.viewport(width, 800);
  renderOverSandbox(<Everything policyNumber="POL-LONG" claimNumber={LONG_CLAIM_NUMBER} />, {
    ...options,
    sandbox: { seed: longTexts },
  });
  await allLoaded();

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const element of document.querySelectorAll("main *")) {
    expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  }
});

test.each([
  { language: "English", options: {} },
  { language: "Spanish", options: inSpanish },
])("an upload fits into 320 px in $language, with long texts too", async ({ options }) => {
  await page.viewport(320, 800);
  const name = `${"IMG_20261128_105107_".repeat(6)}.jpg`;
  const states = ["waiting", "sending", "offline", "sent", "received", "failed"] as const;
  renderOverSandbox(
    <main>
      <DocumentUpload
        claimNumber="CLM-1006"
        uploads={queueOf(states.map((state) => ({ name, state, problem: "wrongType" })))}
        asked={[{ shot: "front-driver", isReceived: true }, { title: UNBROKEN }]}
        earlier={[{ id: "before", name, state: "refused", reason: UNBROKEN }]}
      />
    </main>,
    options,
  );
  await screen.findByRole("heading", { level: 2 });

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const element of document.querySelectorAll("main :not(.ck-sr-only, .ck-sr-only *, input)")) {
    expect(element.getBoundingClientRect().right, element.outerHTML).toBeLessThanOrEqual(320);
  }
});

const timelines = (): number => document.querySelectorAll(".ck-timeline").length;

test.each([
  { language: "English", options: {} },
  { language: "Spanish", options: inSpanish },
])("breaks no short word of a timeline on a phone in $language", async ({ options }) => {
  await page.viewport(360, 800);
  renderOverSandbox(
    <main style={{ inlineSize: 328 }}>
      {numbers.map((claimNumber) => (
        <MemberTimeline key={claimNumber} claimNumber={claimNumber} />
      ))}
    </main>,
    options,
  );
  await expect.poll(timelines, { timeout: 10_000 }).toBe(numbers.length);

  expect(brokenWords(document.querySelectorAll(".ck-timeline-card"))).toEqual([]);
});

test.each([
  { width: 320, language: "English", claimNumber: "CLM-1006", options: {} },
  { width: 360, language: "Spanish", claimNumber: "CLM-1006", options: inSpanish },
  { width: 360, language: "English", claimNumber: "CLM-1003", options: {} },
])(
  "breaks no short word of $claimNumber at $width px in $language",
  async ({ width, claimNumber, options }) => {
    await page.viewport(width, 800);
    document.documentElement.style.paddingInline = "16px";
    await openClaimPage({ claimNumber }, { ...options, phone: "800-555-0199" });

    expect(brokenWords(document.querySelectorAll(".ck-claim-tracker"))).toEqual([]);
  },
);

/** Words of up to 14 letters on more than one line. Browsers hyphenate longer ones. */
function brokenWords(parts: Iterable<Element>): string[] {
  const words: string[] = [];
  for (const part of parts) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(
        /(?<!\p{L})\p{L}{1,14}(?!\p{L})/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) words.push(word);
      }
    }
  }
  return words;
}

test.each(["CLM-1001", "CLM-1005", "CLM-1006"])(
  "fits into 320 px even if no text of %s can be broken",
  async (claimNumber) => {
    await page.viewport(320, 800);
    renderOverSandbox(<Everything claimNumber={claimNumber} />, {
      change: (answer) => changeTexts(answer, () => UNBROKEN),
    });
    await allLoaded();

    const wide = [...document.querySelectorAll("main *")].filter(
      (element) => element.getBoundingClientRect().right > 320,
    );
    expect(wide.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test.each([
  {
    language: "English",
    options: {},
    names: [
      "Claims",
      "Claim progress",
      "Claim summary",
      "Report",
      "Repairs",
      "Services",
      "Payout",
      "Close",
      "Contact us",
    ],
  },
  {
    language: "Spanish",
    options: inSpanish,
    names: [
      "Reclamos",
      "Progreso del reclamo",
      "Resumen del reclamo",
      "Reporte",
      "Reparaciones",
      "Servicios",
      "Pagos",
      "Cierre",
      "Contáctenos",
    ],
  },
])(
  "each widget has a name in $language, because it may receive the focus",
  async ({ options, names }) => {
    renderOverSandbox(<Everything />, options);
    await allLoaded();

    const widgets = screen.getAllByRole("group").filter(({ dataset }) => dataset["widget"]);
    expect(widgets.map(({ ariaLabel }) => ariaLabel)).toEqual(names);
  },
);

test("depends on its own font size, even if the page's rem is 10 px", async () => {
  document.documentElement.style.cssText = "font-size: 10px; --ck-size: 1.6rem";
  await page.viewport(360, 800);

  renderOverSandbox(<ReportAccordion claimNumber="CLM-1001" />);

  const label = await screen.findByText("Incident date");
  const value = screen.getByText("11/18/2026");
  expect(value.getBoundingClientRect().top).toBeGreaterThan(label.getBoundingClientRect().top);
  expect(value.getBoundingClientRect().left).toBe(label.getBoundingClientRect().left);
});

test("its layout depends on its own width, not on the window's", async () => {
  const { rerender } = renderOverSandbox(<ClaimList policyNumber="POL-901" />);
  const button = await screen.findByRole("button", { name: /^Track claim/ });
  const heading = screen.getByRole("heading", { level: 3 });
  expect(button.getBoundingClientRect().top).toBeLessThan(heading.getBoundingClientRect().bottom);

  rerender(
    <div style={{ inlineSize: "18rem" }}>
      <ClaimList policyNumber="POL-901" />
    </div>,
  );

  const narrow = await screen.findByRole("button", { name: /^Track claim/ });
  expect(narrow.getBoundingClientRect().top).toBeGreaterThan(
    screen.getByRole("heading", { level: 3 }).getBoundingClientRect().bottom,
  );
});

test("a row of the claims list is at most 108 px high on a phone, and all of it presses its button", async () => {
  await page.viewport(360, 800);
  const onAction = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderOverSandbox(
    <div style={{ inlineSize: 328 }}>
      <ClaimList policyNumber="POL-100" onAction={onAction} />
    </div>,
  );
  const rows = await screen.findAllByRole("listitem");
  // Rows have an estimated height before their first frame.
  await nextFrames();
  const row = screen.getByRole("heading", { name: "Hail" }).closest("li");
  const { height, top, left } = (row ?? document.body).getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(108);
  // A loss cause that takes two lines makes its row taller.
  expect(rows.filter((other) => other.offsetHeight > height)).toHaveLength(1);

  (document.elementFromPoint(left + 8, top + 8) as HTMLElement).click();

  expect(onAction).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ detail: { claimNumber: "CLM-1003" } }),
  );
});

test("a row of the claims list that is out of view takes about the room of one in view", async () => {
  await page.viewport(360, 800);
  renderOverSandbox(
    <div style={{ inlineSize: 328, paddingBlockStart: 9000 }}>
      <ClaimList policyNumber="POL-100" />
    </div>,
  );
  await screen.findAllByRole("listitem");
  const row = screen.getByRole("heading", { name: "Hail" }).closest("li") ?? document.body;
  await nextFrames();
  const estimated = row.offsetHeight;

  row.scrollIntoView();
  await nextFrames();

  expect(Math.abs(row.offsetHeight - estimated)).toBeLessThanOrEqual(4);
});

test("each control is at least 44 px high", async () => {
  await page.viewport(360, 800);
  renderOverSandbox(<Everything />);
  await allLoaded();

  for (const control of screen.getAllByRole("button")) {
    expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test("on a phone, short facts are in two columns, and a long one has its own line", async () => {
  await page.viewport(360, 800);
  renderOverSandbox(<ServicesAccordion claimNumber="CLM-1006" />);
  await screen.findByText("Towing");

  const top = (label: string): number => screen.getByText(label).getBoundingClientRect().top;
  expect(top("Towing")).toBe(top("Rental company"));
  expect(top("Rental")).toBeLessThan(top("Rental company"));
});

test("on a phone, a fact with two values has its own line", async () => {
  await page.viewport(360, 800);
  const coverageInfo = ["Collision", "Other"].map((name) => ({ name, deductible: "$250.00" }));
  const report = { incidentDate: "2026-10-18", coverageInfo };
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" />, {
    sandbox: { seed: claims.map((claim) => (day) => ({ ...claim(day), report })) },
  });

  const fact = (label: string) => screen.getByText(label, { selector: "dt" }).parentElement;
  await screen.findByText("Deductible", { selector: "dt" });
  const list = fact("Deductible")?.parentElement?.getBoundingClientRect().width ?? 0;
  expect(fact("Incident date")?.getBoundingClientRect().width).toBeLessThan(list / 2);
  expect(fact("Deductible")?.getBoundingClientRect().width).toBeGreaterThan(list / 2);
});

test("on a wide page, every value is next to its label", async () => {
  await page.viewport(768, 800);
  renderOverSandbox(<ServicesAccordion claimNumber="CLM-1006" />);
  await screen.findByText("Towing");

  const lefts = screen
    .getAllByRole("definition")
    .map((value) => value.getBoundingClientRect().left);
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size).toBe(1);
  expect(lefts[0]).toBeGreaterThan(screen.getByText("Towing").getBoundingClientRect().right);
});

test("facts are in one column if the text is twice as large", async () => {
  document.documentElement.style.fontSize = "200%";
  await page.viewport(320, 800);
  renderOverSandbox(<ServicesAccordion claimNumber="CLM-1006" />);
  await screen.findByText("Towing");

  const top = (label: string): number => screen.getByText(label).getBoundingClientRect().top;
  expect(top("Towing")).toBeGreaterThan(top("Rental company"));
  expect(document.documentElement.scrollWidth).toBe(320);
});

test.each([320, 360])("phone numbers are on one line at %d px", async (width) => {
  await page.viewport(width, 800);
  renderOverSandbox(<Everything claimNumber="CLM-1001" />);
  await allLoaded();

  const phones = [...document.querySelectorAll('a[href^="tel:"]')];
  expect(phones).not.toEqual([]);
  const lines = phones.map((phone) => {
    const range = document.createRange();
    range.selectNodeContents(phone.querySelector(".ck-contact-person-number") ?? phone);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(new Set(lines)).toEqual(new Set([1]));
});

test("amounts of a payout are at the end of their line, and larger than its other values", async () => {
  await page.viewport(360, 800);
  renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" />);
  const toggle = await screen.findByRole("button", { name: "Open payment breakdown" });
  toggle.click();
  await animationsEnded();

  const boxOf = (value: string): HTMLElement => screen.getByText(value, { selector: "dd, dd *" });
  const right = (value: string): number =>
    Math.round((boxOf(value).closest("dd") ?? toggle).getBoundingClientRect().right);
  const size = (value: string): number =>
    Number.parseFloat(getComputedStyle(boxOf(value)).fontSize);
  expect(right("October 31, 2026")).toBe(right("$4,238.40"));
  expect(right("$4,738.90")).toBe(right("$4,238.40"));
  expect(size("$4,238.40")).toBeGreaterThan(size("October 31, 2026"));
});

test("amounts, dates and claim numbers have tabular figures", async () => {
  renderOverSandbox(<Everything />);
  await allLoaded();

  for (const value of screen.getAllByRole("definition")) {
    expect(getComputedStyle(value).fontVariantNumeric).toBe("tabular-nums");
  }
});

test.each(["light", "dark"])(
  "has no axe violations in %s mode, including contrast",
  async (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.style.background = "var(--ck-color-page)";
    renderOverSandbox(<Everything />);
    await allLoaded();

    const { violations } = await axe.run(document.body, { resultTypes: ["violations"] });
    expect(violations.map(({ help, nodes }) => [help, nodes.map(({ html }) => html)])).toEqual([]);
  },
);
