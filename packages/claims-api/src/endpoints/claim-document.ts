import type { ClaimRef } from "../claim-ref.ts";
import type { CombinedCall } from "../endpoint.ts";
import { asClaimsError, ClaimsError, isClaimsError } from "../errors.ts";
import type { DocumentKind, DocumentRef, FetchDocument } from "../options.ts";
import { orAbort } from "../request/abort.ts";
import { readBody } from "../request/body.ts";
import { bufferOf } from "../request/buffer-of.ts";
import { documentContent, MAX_BYTES } from "./document-content.ts";
import { type RepairsDetails, repairsDetails } from "./repairs-details.ts";

/** A claim and one of its documents. */
export type DocumentInput = ClaimRef & {
  /** Public id of the document. */
  documentPublicID: string;
};

/**
 * Loads an estimate or a valuation of a claim as a PDF, with the host's `fetchDocument` or from the API.
 * If the document's token has expired, requests `repairsDetails` again without the cache, and then the
 * document once more.
 */
export const claimDocument: CombinedCall<DocumentInput, Blob> = {
  name: "claimDocument",
  uses: ["repairsDetails", "document"],
  identity: ({ claimNumber, documentPublicID }) => [claimNumber, documentPublicID],
  async run(runner, input, { settings: { fetchDocument }, signal }) {
    const find = async (reload: boolean): Promise<FoundDocument> =>
      findDocument(await runner.call(repairsDetails, input, { reload }), input);

    const read = async ({ kind, document }: FoundDocument): Promise<Blob> => {
      try {
        const bytes = fetchDocument
          ? await bytesOf(await orAbort(fetchDocument(document, { kind, signal }), signal))
          : await runner.call(documentContent, document);
        if (await isPdf(bytes)) return bytes;
        throw new ClaimsError(NO_DOCUMENT);
      } catch (thrown) {
        signal.throwIfAborted();
        throw asDocumentError(thrown);
      }
    };

    // Why: docs/decisions/requests.md#documents-have-a-second-token
    const found = await find(false);
    try {
      return await read(found);
    } catch (thrown) {
      if (!isClaimsError(thrown) || (thrown.status !== 401 && thrown.status !== 403)) throw thrown;
    }
    return read(await find(true));
  },
};

interface FoundDocument {
  kind: DocumentKind;
  document: DocumentRef;
}

function findDocument(
  { viewEstimate, lossEvaluationDocument }: RepairsDetails,
  { documentPublicID }: DocumentInput,
): FoundDocument {
  const isRequested = (document: DocumentRef | undefined): boolean =>
    document?.documentPublicID === documentPublicID;
  const estimate = viewEstimate?.estimates.find(isRequested);
  const document = estimate ?? lossEvaluationDocument;
  if (!document || !isRequested(document)) throw new ClaimsError(NO_DOCUMENT);
  const { accessToken } = document;
  return { kind: estimate ? "estimate" : "valuation", document: { accessToken, documentPublicID } };
}

const NO_DOCUMENT = { code: "document", call: "document" } as const;

/** The bytes of a result of `fetchDocument`. */
async function bytesOf(fetched: Awaited<ReturnType<FetchDocument>>): Promise<Blob> {
  if (!("status" in fetched)) return new Blob([fetched]);
  if (fetched.ok) return new Blob([await readBody(fetched, MAX_BYTES)]);
  throw new ClaimsError({ ...NO_DOCUMENT, status: fetched.status });
}

/** Viewers look for the header of a PDF in its first bytes, because some servers send something before it. */
const HEADER_BYTES = 1024;

/** Whether the bytes are a PDF, rather than, for example, the error page of a proxy. */
async function isPdf(bytes: Blob): Promise<boolean> {
  const start = new Uint8Array(await bufferOf(bytes.slice(0, HEADER_BYTES)));
  // `TextDecoder` removes a byte order mark.
  const text = new TextDecoder().decode(start).trimStart();
  return bytes.size <= MAX_BYTES && text.includes("%PDF-") && !/^[<{]/.test(text);
}

function asDocumentError(thrown: unknown): ClaimsError {
  const error = asClaimsError(thrown, NO_DOCUMENT);
  return error.code === "invalid_response"
    ? new ClaimsError({ ...error, ...NO_DOCUMENT }, { cause: error.cause })
    : error;
}
