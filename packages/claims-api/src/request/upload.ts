import { sendXhr } from "./xhr.ts";

/** Statuses of responses that have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Creates a `fetch` over `XMLHttpRequest`, which reports the share of the body that was sent. */
export function createUpload(onProgress: (share: number) => void): typeof fetch {
  return async (input, { method = "GET", headers, body, signal } = {}) => {
    const url = new URL(String(input), globalThis.location.href).href;
    const xhr = await sendXhr({
      method,
      url,
      headers,
      body: body as XMLHttpRequestBodyInit | null,
      signal,
      responseType: "arraybuffer",
      onProgress: (loaded, total) => total > 0 && onProgress(loaded / total),
    });
    // `XMLHttpRequest` always follows redirects, so they can only be detected afterwards.
    if (xhr.responseURL !== url) throw new TypeError("The request was redirected.");
    return responseOf(xhr);
  };
}

function responseOf(xhr: XMLHttpRequest): Response {
  const { status } = xhr;
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = "", ...value] = line.split(":");
    if (name) headers.append(name, value.join(":").trim());
  }
  const body = WITHOUT_BODY.has(status) ? null : (xhr.response as ArrayBuffer);
  return new Response(body, { status, headers });
}
