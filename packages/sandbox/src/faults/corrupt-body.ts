import type { BodyFault } from "./fault.ts";

const SIGN_IN_PAGE = "<!doctype html><title>Sign in</title><p>Please sign in to continue.</p>";

/** Replaces the body of a response with an unusable one. Keeps status and headers. */
export async function corruptBody(response: Response, fault: BodyFault): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const isJson = /json/.test(headers.get("Content-Type") ?? "");
  if (fault === "html") headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(corruptions[fault](body, isJson), { status: response.status, headers });
}

const corruptions: Record<
  BodyFault,
  (body: Uint8Array<ArrayBuffer>, isJson: boolean) => string | Uint8Array<ArrayBuffer>
> = {
  truncated: (body) => body.slice(0, Math.floor(body.length / 2)),
  html: () => SIGN_IN_PAGE,
  "wrong-shape": (body, isJson) =>
    JSON.stringify(isJson ? withOtherTypes(JSON.parse(new TextDecoder().decode(body))) : "no PDF"),
};

/** Replaces lists and objects with text, and everything else with an object. */
function withOtherTypes(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === "object" ? "unexpected" : { unexpected: true },
    ]),
  );
}
