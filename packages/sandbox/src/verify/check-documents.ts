import { expectRejected } from "./check-access.ts";
import { claimRequest } from "./claim-calls.ts";
import { checkCaching, hasResponse, isPage } from "./check-reply.ts";
import type { Found } from "./differences.ts";
import {
  type Body,
  itemsOf,
  partOf,
  read,
  send,
  textOf,
  type Verification,
} from "./verification.ts";

interface DocumentRef {
  documentPublicID: string;
  accessToken: string;
}

/** Requests the documents of a claim: with their tokens, and with tokens that are not theirs. */
export async function checkDocuments(
  run: Verification,
  claimNumber: string,
  repairs: Body | undefined,
): Promise<void> {
  const refs = refsOf(repairs);
  const [first] = refs;
  if (!first) return;
  // Others may be as large, and are served by the same call.
  await checkDocument(run, claimNumber, first);
  const other = refs.find((each) => each.accessToken !== first.accessToken);
  if (other) {
    await expectRejectedToken(
      run,
      { ...first, accessToken: other.accessToken },
      "another document's token",
    );
  }
  await expectRejectedToken(run, { ...first, accessToken: "a-forged-token" }, "a forged token");
  await expectRejected(
    run,
    { ...documentRequest(run, first), token: "a-wrong-token" },
    {
      what: "a wrong bearer token",
      statuses: [401, 403],
      why: "Anyone who learns a document's token can read it without signing in.",
    },
  );
}

async function checkDocument(
  run: Verification,
  claimNumber: string,
  ref: DocumentRef,
): Promise<void> {
  const report = (difference: Found): void => run.found.add("document", difference);
  let reply = await send(run, documentRequest(run, ref));
  if (!reply.failure && [401, 403].includes(reply.status)) {
    // The token may have expired, so the client requests another one, once.
    const answer = await read(run, claimRequest("repairsDetails", claimNumber));
    const { documentPublicID } = ref;
    const renewed = refsOf(answer?.body).find((each) => each.documentPublicID === documentPublicID);
    if (renewed) reply = await send(run, documentRequest(run, renewed));
  }
  if (!hasResponse(reply, report)) return;
  const { status, headers, bytes, text } = reply;
  if (status !== 200) {
    return report({
      field: "status",
      sent: `${status} with a new token`,
      send: "200 with the PDF",
      why: "The claimant can't read the document.",
    });
  }
  checkCaching(reply, report);
  // Other bytes may precede the header.
  if (!Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) {
    report({
      field: "body",
      sent: isPage(text) ? "a page" : `${bytes.length} bytes that are no PDF`,
      send: "the bytes of the PDF, not as JSON or base64",
      why: "The client shows that the document is damaged.",
    });
  }
  const type = headers.get("Content-Type") ?? "";
  if (!/^application\/(?:pdf|octet-stream)\b/i.test(type)) {
    report({
      level: "warning",
      field: "Content-Type",
      sent: type || "nothing",
      send: "application/pdf",
      why: "Proxies and browsers may change it.",
    });
  }
}

async function expectRejectedToken(
  run: Verification,
  ref: DocumentRef,
  what: string,
): Promise<void> {
  await expectRejected(run, documentRequest(run, ref), {
    what,
    statuses: [401, 403, 404],
    why: "Anyone who knows the id of a document can read it.",
  });
}

function documentRequest({ api }: Verification, { documentPublicID, accessToken }: DocumentRef) {
  return {
    call: "document" as const,
    parameters: { documentPublicID },
    headers: { [api.names.documentToken]: accessToken },
  };
}

/** The documents that a response of the repairs refers to. */
export function refsOf(repairs: Body | undefined): DocumentRef[] {
  const valuation = partOf(repairs, "lossEvaluationDocument");
  return [
    ...itemsOf(partOf(repairs, "viewEstimate"), "estimates"),
    ...(valuation ? [valuation] : []),
  ]
    .map((ref) => ({
      documentPublicID: textOf(ref, "documentPublicID"),
      accessToken: textOf(ref, "accessToken"),
    }))
    .filter(({ documentPublicID, accessToken }) => documentPublicID && accessToken);
}
