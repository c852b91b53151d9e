import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nextFrames } from "../../testing/next-frames.ts";
import { clientOver, inside, listen, showHtml, textOf, TOKEN } from "../../testing/page.ts";
import { reportOn, status, stubService } from "../../testing/stub-service.ts";
import { sheets, table } from "../../testing/table.tsx";
import type { ClaimsEvent } from "../events/claims-event.ts";
import { configureClaimkit } from "../settings/configure.ts";
import { defineElements } from "./define-elements.ts";

defineElements(table, sheets);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test("does not expose the token in the page, events, console, storage or URLs", async () => {
  const logs = (["log", "info", "warn", "error", "debug"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  const emitted: ClaimsEvent[] = [];
  const dispatched = listen();
  const service = stubService((request) =>
    request.path.includes("broken") ? status(500)() : reportOn(request),
  );
  configureClaimkit({ client: clientOver(service), onEvent: (event) => emitted.push(event) });

  const good = showHtml(`<test-report claim-number="1"></test-report>`);
  const broken = showHtml(`<test-report claim-number="broken"></test-report>`);
  await expect.poll(() => textOf(good)).toContain("Report 1");
  await expect.poll(() => textOf(broken)).toContain("Try again");
  const retry = inside(broken).querySelector("button");
  if (retry) await userEvent.click(retry);
  await nextFrames();

  const everything = JSON.stringify([
    emitted,
    dispatched.map(({ detail }) => detail),
    logs.map(({ mock }) => mock.calls.map((call) => call.map(String))),
    document.documentElement.outerHTML,
    inside(good).innerHTML,
    inside(broken).innerHTML,
    { ...localStorage, ...sessionStorage },
    document.cookie,
    location.href,
    service.requests.map(({ path }) => path),
    performance.getEntries().map(({ name }) => name),
  ]);
  expect(service.requests[0]?.headers.get("Authorization")).toBe(`Bearer ${TOKEN}`);
  expect(everything).not.toContain(TOKEN);
});
