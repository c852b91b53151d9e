import { expect, test } from "vitest";
import type { ClaimsEventBody } from "./events/claims-event.ts";
import { createEvent } from "./events/create-event.ts";
import { toOpenTelemetry } from "./open-telemetry.ts";

const widget = "report-accordion";
const error = {
  name: "ClaimsError",
  code: "server",
  call: "reportDetails",
  status: 503,
  retryable: true,
  attempts: 3,
} as const;
const record = {
  claimNumber: "SECRET",
  persona: "member",
  device: "mobile",
  component: widget,
  feedbackSection: "REPORT",
  feedbackResponse: "Yes",
} as const;

const told: { body: ClaimsEventBody; name: string; attributes: object }[] = [
  {
    body: { type: "ck:loading", widget, attempt: 2 },
    name: "claimkit.loading",
    attributes: { "claimkit.attempt": 2 },
  },
  {
    body: { type: "ck:ready", widget, loadTimeMs: 120, source: "network", state: "data" },
    name: "claimkit.ready",
    attributes: { "claimkit.load_time": 120, "claimkit.source": "network" },
  },
  {
    body: {
      type: "ck:error",
      widget,
      error,
      userMessageId: "report-accordion.failed",
      loadTimeMs: 9,
    },
    name: "claimkit.error",
    attributes: { "error.type": "server", "http.response.status_code": 503 },
  },
  {
    body: { type: "ck:warning", widget, code: "item_dropped", path: "coverageInfo.1" },
    name: "claimkit.warning",
    attributes: { "claimkit.warning.code": "item_dropped" },
  },
  {
    body: { type: "ck:click", widget, target: "accordion", value: "open" },
    name: "app.widget.click",
    attributes: { "app.widget.id": widget, "app.widget.name": "accordion" },
  },
  {
    body: { type: "ck:action", widget, action: "track-claim", detail: { claimNumber: "SECRET" } },
    name: "claimkit.action",
    attributes: { "claimkit.action": "track-claim" },
  },
  {
    body: { type: "ck:select", widget, kind: "shop", value: "SECRET" },
    name: "claimkit.select",
    attributes: { "claimkit.select.kind": "shop" },
  },
  {
    body: { type: "ck:feedback", widget, record },
    name: "claimkit.feedback",
    attributes: { "app.widget.id": widget },
  },
  {
    body: {
      type: "ck:request",
      call: "reportDetails",
      urlTemplate: "report-details/{claimNumber}",
      status: 200,
      durationMs: 80,
      attempt: 3,
      fromCache: false,
    },
    name: "claimkit.request",
    attributes: { "url.template": "report-details/{claimNumber}", "http.request.resend_count": 2 },
  },
];

test.each([
  { type: "ck:later", name: "claimkit.later" },
  { type: undefined, name: "claimkit.unknown" },
])("converts an event of the unknown type $type to $name, without its fields", ({ type, name }) => {
  const later = { type, id: "1", time: "2026-11-20T12:00:00Z", claimNumber: "SECRET" };

  expect(toOpenTelemetry(later as never)).toEqual({
    name,
    time: later.time,
    attributes: { "claimkit.event.id": "1" },
  });
});

test.each(told)("converts $body.type to $name", ({ body, name, attributes }) => {
  const event = createEvent(body, { environment: "stage", persona: "member" });
  const written = toOpenTelemetry(event);

  expect(written).toMatchObject({ name, time: event.time, attributes });
  expect(written.attributes).toMatchObject({
    "claimkit.event.id": event.id,
    "deployment.environment.name": "stage",
  });
  expect(JSON.stringify(written)).not.toContain("SECRET");
  expect(Object.values(written.attributes)).not.toContain(undefined);
});
