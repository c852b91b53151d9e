import type { BodyFault } from "./fault.ts";

const LOGIN_WALL = "<!doctype html><title>Sign in</title><p>Please sign in to continue.</p>";

/** The same answer, status and headers kept, with a body that no client can use. */
export async function spoilBody(answer: Response, fault: BodyFault): Promise<Response> {
  const body = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  const isJson = /json/.test(headers.get("Content-Type") ?? "");
  if (fault === "html") headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(spoilers[fault](body, isJson), { status: answer.status, headers });
}

const spoilers: Record<
  BodyFault,
  (body: Uint8Array<ArrayBuffer>, isJson: boolean) => string | Uint8Array<ArrayBuffer>
> = {
  truncated: (body) => body.slice(0, Math.floor(body.length / 2)),
  html: () => LOGIN_WALL,
  "wrong-shape": (body, isJson) =>
    JSON.stringify(isJson ? withOtherTypes(JSON.parse(new TextDecoder().decode(body))) : "no PDF"),
};

/** Lists and objects become text, all else becomes an object. */
function withOtherTypes(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === "object" ? "unexpected" : { unexpected: true },
    ]),
  );
}
