import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";

/** A request that a recorder received. */
export interface RecordedRequest {
  method: string | undefined;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that records requests. */
export interface Recorder {
  baseUrl: string;
  requests: RecordedRequest[];
  close: () => Promise<void>;
}

/** A valid response for every call, because it has a field of each. */
const ANY_RESPONSE = JSON.stringify({
  claimSummaries: [],
  claimContacts: [],
  status: "open",
  displayInfo: [],
  vehicle: "2024 Subaru Outback",
  claimState: "open",
  generalClaimQuestions: null,
  timelineCategories: [],
  faqs: [],
  participants: [],
  suggestions: [],
  claimAdjusterName: "Dana Whitfield",
  adjusters: [],
});

/** Starts a recorder on a free port. */
export async function startRecorder(
  respond: (response: ServerResponse) => void = (response) => response.end(ANY_RESPONSE),
): Promise<Recorder> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await record(request));
    respond(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The recorder is not listening.");
  return {
    baseUrl: `http://localhost:${address.port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  return {
    method: request.method,
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    headers: request.headers,
    body: await text(request),
  };
}
