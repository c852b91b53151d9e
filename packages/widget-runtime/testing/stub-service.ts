/** A request received by a {@link StubService}. */
export interface StubRequest {
  path: string;
  headers: Headers;
  signal: AbortSignal;
}

/** A claims service that answers every path with a report, unless it is told otherwise. */
export interface StubService {
  fetch: typeof globalThis.fetch;
  requests: StubRequest[];
  /** What answers from now on. */
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

/** `/report-details/1` is answered with the incident "Report 1". */
export function reportOn({ path }: Pick<StubRequest, "path">): Response {
  return Response.json({ incidentType: `Report ${path.split("/").at(-1)}` });
}

/** An answer of this status, without a body. */
export function status(code: number): () => Response {
  return () => new Response(null, { status: code });
}

/** An answer that comes when the test says so, unless it is aborted before. */
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
