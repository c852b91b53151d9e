import { createSandbox, sandboxToken } from "@claimkit/sandbox";
import { translate } from "@claimkit/ui-kit/testing/translate";
import { cleanup } from "@testing-library/react";
import type { ComponentType, JSX } from "react";
import { expect, test, vi } from "vitest";
import { type RenderedWidget, renderWidget } from "../src/testing/index.ts";
import { TODAY } from "./sandbox-client.ts";

const CLAIM_NUMBER = "CLM-0001";

/** Claims of the sandbox that the claim on the page becomes, one after the other. */
const CLAIMS = ["CLM-1001", "CLM-1002", "CLM-1009", "CLM-1005", "CLM-1011", "CLM-3002", "CLM-1001"];

const CATEGORIES = ["REPORT", "REPAIRS", "SERVICES", "PAYOUT"];

/** A widget with its attributes. */
interface Row {
  component: ComponentType<never>;
}

interface Page extends RenderedWidget {
  text: () => string;
}

/** Tests that widgets show new data after a browser has translated what they have shown. */
export function testTranslated(rows: Readonly<Record<string, Row>>): void {
  test.each(Object.entries(rows))("%s, translated, shows what is new", async (_, row) => {
    const Widget = row.component as ComponentType<object>;
    const sandbox = createSandbox({ now: () => TODAY, sendEverythingToThirdParties: true });
    let step = 0;

    async function answer(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const claim = CLAIMS[step] ?? "";
      const response = await sandbox.fetch(String(url).replaceAll(CLAIM_NUMBER, claim), init);
      if (!response.headers.get("Content-Type")?.includes("json")) return response;
      const body = (await response.text())
        .replaceAll(claim, CLAIM_NUMBER)
        // All claims have the same questions.
        .replaceAll(/"(question|answer)":"/g, `$&${step}. `);
      return new Response(body, { status: response.status, headers: response.headers });
    }

    const widget = (): JSX.Element => (
      <Widget
        {...{
          claimNumber: CLAIM_NUMBER,
          policyNumber: "POL-1",
          section: CATEGORIES[step % 4],
          category: CATEGORIES[step % 4],
          status: ["not-started", "in-progress", "complete"][step % 3],
          userType: ["member", "anonymous"][step % 2],
          claimType: "Collision",
          showFeedback: true,
        }}
      />
    );

    function mount(): Page {
      const page = renderWidget(widget(), {
        fetch: answer,
        token: sandboxToken,
        phone: "8005550199",
      });
      // Both pages are in view, because a document loads when it is near.
      page.container.style.position = "absolute";
      page.container.style.top = "0";
      return { ...page, text: () => page.container.textContent ?? "" };
    }

    const page = mount();
    await settled(page);
    for (step = 1; step < CLAIMS.length; step += 1) {
      translate(page.container);
      page.rerender(widget());
      page.client.invalidate();
      const fresh = mount();
      await settled(fresh);
      // Both may still load a document.
      await vi.waitFor(() => expect(page.text(), CLAIMS[step]).toBe(fresh.text()), 5000);
      fresh.unmount();
    }
    translate(page.container);
    page.unmount();

    expect(page.text()).toBe("");
    cleanup();
  });
}

/** Waits until nothing is loading, and the text stays the same for a while. */
async function settled({ container, text }: Page): Promise<void> {
  let before: string | undefined;
  await expect
    .poll(
      () => {
        const isSame = text() === before;
        before = text();
        return isSame && !container.querySelector('[aria-busy="true"]');
      },
      { interval: 40 },
    )
    .toBe(true);
}
