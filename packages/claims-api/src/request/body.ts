import { ClaimsError } from "../errors.ts";

/** The response, whose body fails as soon as it turns out longer than `maxBytes`. */
export function capped(response: Response, maxBytes: number): Response {
  if (!response.body) return response;
  let length = 0;
  const cap = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > maxBytes) controller.error(new ClaimsError({ code: "invalid_response" }));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(cap), response);
}

/** Lets go of a body that nobody will read, so that the connection is free. */
export function discard({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
