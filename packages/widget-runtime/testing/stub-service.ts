/** A request received by a {@link StubService}. */
export interface StubRequest {
  path: string;
  headers: Headers;
  signal: AbortSignal;
}

/** A claims service that responds to every path with a report, unless `answer` is replaced. */
export interface StubService {
  fetch: typeof globalThis.fetch;
  requests: StubRequest[];
  /** Creates the response to each request. Can be replaced. */
  answer: (request: StubRequest) => Response | Promise<Response>;
}

export function stubService(answer: StubService["answer"] = reportOn): StubService {
  const service: StubService = {
    answer,
    requests: [],
    async fetch(input, init) {
      const { url, headers, signal } = new Request(input, init);
      const { pathname, search } = new URL(url);
      const request = { path: pathname + search, headers, signal };
      service.requests.push(request);
      return service.answer(request);
    },
  };
  return service;
}

/** The response to `/report-details/1` has the incident type "Report 1". */
export function reportOn({ path }: Pick<StubRequest, "path">): Response {
  return Response.json({ incidentType: `Report ${path.split("/").at(-1)}` });
}

/** A response with this status and no body. */
export function status(code: number): () => Response {
  return () => new Response(null, { status: code });
}

/** A response that is sent when the test calls `release()`, unless the request is aborted before. */
export function heldAnswer(then: (request: StubRequest) => Response = reportOn): {
  answer: StubService["answer"];
  release: () => void;
} {
  const gate = new EventTarget();
  const released = new Promise((resolve) => gate.addEventListener("release", resolve));
  return {
    release: () => gate.dispatchEvent(new Event("release")),
    answer: async (request) => {
      const aborted = new Promise<never>((_, reject) => {
        request.signal.addEventListener("abort", () => reject(request.signal.reason));
      });
      await Promise.race([released, aborted]);
      return then(request);
    },
  };
}
