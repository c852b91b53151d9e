import type { ClaimsEvent } from "./events/claims-event.ts";

/** A log record of OpenTelemetry's events: a name and flat attributes. */
export interface OpenTelemetryEvent {
  /** The name of the event. */
  name: string;
  /** ISO 8601. */
  time: string;
  /** Attributes without claims and persons. */
  attributes: Record<string, string | number | boolean>;
}

/**
 * Writes an event in OpenTelemetry's semantic conventions, as far as they have words for it;
 * the rest is named `claimkit.*`. What may name a person or a claim is left out:
 * the detail of actions, the record of feedback, and what was selected.
 */
export function toOpenTelemetry(event: ClaimsEvent): OpenTelemetryEvent {
  const { name, attributes } = describe(event);
  const all = {
    "claimkit.event.id": event.id,
    "claimkit.version": event.version,
    "claimkit.persona": event.persona,
    "deployment.environment.name": event.environment,
    "app.widget.id": "widget" in event ? event.widget : undefined,
    ...attributes,
  };
  return { name, time: event.time, attributes: present(all) };
}

type Attributes = Record<string, string | number | boolean | null | undefined>;

function describe(event: ClaimsEvent): { name: string; attributes: Attributes } {
  switch (event.type) {
    case "ck:loading":
      return { name: "claimkit.loading", attributes: { "claimkit.attempt": event.attempt } };
    case "ck:ready":
      return {
        name: "claimkit.ready",
        attributes: {
          "claimkit.load_time": event.loadTimeMs,
          "claimkit.source": event.source,
          "claimkit.state": event.state,
        },
      };
    case "ck:error":
      return {
        name: "claimkit.error",
        attributes: {
          "error.type": event.error.code,
          "http.response.status_code": event.error.status,
          "claimkit.load_time": event.loadTimeMs,
          "claimkit.call": event.error.call,
          "claimkit.user_message.id": event.userMessageId,
        },
      };
    case "ck:warning":
      return {
        name: "claimkit.warning",
        attributes: {
          "claimkit.warning.code": event.code,
          "claimkit.warning.path": event.path,
          "claimkit.warning.count": event.count,
        },
      };
    case "ck:click":
      return {
        name: "app.widget.click",
        attributes: { "app.widget.name": event.target, "claimkit.click.value": event.value },
      };
    case "ck:action":
      return { name: "claimkit.action", attributes: { "claimkit.action": event.action } };
    case "ck:select":
      return { name: "claimkit.select", attributes: { "claimkit.select.kind": event.kind } };
    case "ck:feedback":
      return { name: "claimkit.feedback", attributes: {} };
    case "ck:request":
      return {
        name: "claimkit.request",
        attributes: {
          "url.template": event.urlTemplate,
          "http.response.status_code": event.status,
          "http.request.resend_count": Math.max(0, event.attempt - 1),
          "error.type": event.errorCode,
          "claimkit.call": event.call,
          "claimkit.duration": event.durationMs,
          "claimkit.from_cache": event.fromCache,
        },
      };
    // An event of a newer version, or of the host's own.
    default:
      return { name: unknownName(event), attributes: {} };
  }
}

function unknownName({ type }: { readonly type?: unknown }): string {
  return `claimkit.${typeof type === "string" ? type.replace(/^ck[:-]/, "") : "unknown"}`;
}

function present(attributes: Attributes): OpenTelemetryEvent["attributes"] {
  const given: OpenTelemetryEvent["attributes"] = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) given[name] = value;
  }
  return given;
}
