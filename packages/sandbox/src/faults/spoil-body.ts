import type { BodyFault } from "./fault.ts";

const LOGIN_WALL = "<!doctype html><title>Sign in</title><p>Please sign in to continue.</p>";

/** The same answer, status and headers kept, with a body that no client can use. */
export async function spoilBody(answer: Response, fault: BodyFault): Promise<Response> {
  const json = await answer.text();
  const headers = new Headers(answer.headers);
  if (fault === "html") headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(spoilers[fault](json), { status: answer.status, headers });
}

const spoilers: Record<BodyFault, (json: string) => string> = {
  truncated: (json) => json.slice(0, Math.floor(json.length / 2)),
  html: () => LOGIN_WALL,
  "wrong-shape": (json) => JSON.stringify(withOtherTypes(JSON.parse(json))),
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
