import {
  type CallOptions,
  type ClaimsClient,
  ClaimsError,
  isClaimsError,
} from "@claimkit/claims-api";
import { bufferOf, claimDocument, type DocumentInput } from "@claimkit/claims-api/documents";
import type { DocumentSettings } from "@claimkit/widget-runtime";
import { loadPdf, prefetchPdf } from "./load-pdf.ts";
import { loadReader, type Reader } from "./load-reader.ts";
import type { Pdf } from "./pdf.ts";

/** A document with more pages is only downloaded: browsers limit how far a page can be scrolled. */
const MAX_PAGES = 2000;

/** Which document of which claim, from which server. */
export type DocumentQuery = DocumentInput & {
  /** Requests from this server, instead of the client's own. */
  serverId?: string | undefined;
};

/** Why a document is not shown. */
export type DocumentFailure =
  | "corrupt"
  | "empty"
  | "failed"
  | "form"
  | "long"
  | "offline"
  | "password"
  | "refused";

/** An open document. */
export interface ReadableDocument {
  pdf: Pdf;
  /** Object URL of its bytes. */
  url: string;
  /** The component that shows it, which is not loaded before the first document. */
  DocumentContent: Reader;
}

/** The result of opening a document. Its bytes may have an object URL although they can't be shown. */
export type OpenedDocument =
  | ({ status: "ready" } & ReadableDocument)
  | { status: "error"; failure: DocumentFailure; error: ClaimsError; url: string | undefined };

/** Fetches a document and opens it; aborting the signal closes it and revokes its URL. Never rejects. */
export async function openDocument(
  client: ClaimsClient,
  query: DocumentQuery,
  settings: DocumentSettings,
  signal: AbortSignal,
  locale?: string,
): Promise<OpenedDocument> {
  let url: string | undefined;
  const closed = new AbortController();
  // Together with the bytes.
  prefetchPdf(settings);
  loadReader().catch(() => undefined);
  try {
    const bytes = await fetchDocument(client, query, { locale, signal });
    url = addressOf(bytes, signal);
    // A copy, because pdf.js transfers its input.
    const copy = await bufferOf(bytes);
    const [pdf, DocumentContent] = await Promise.all([
      loadPdf(copy, settings, AbortSignal.any([signal, closed.signal])),
      loadReader(),
    ]);
    const failure = failureToShow(pdf);
    if (!failure) return { status: "ready", pdf, url, DocumentContent };
    closed.abort();
    return { status: "error", failure, error: new ClaimsError(UNREADABLE), url };
  } catch (thrown) {
    return { status: "error", failure: failureOf(thrown), error: asClaimsError(thrown), url };
  }
}

/**
 * The bytes of a document with the media type of a PDF, whatever type the host set. The client handles
 * expired tokens, and rejects bytes that are not a PDF or too many.
 */
export async function fetchDocument(
  client: ClaimsClient,
  { serverId, ...input }: DocumentQuery,
  options: Pick<CallOptions, "locale" | "signal">,
): Promise<Blob> {
  const asked = serverId ? client.withServer(serverId) : client;
  const bytes = await asked.call(claimDocument, input, options);
  return new Blob([bytes], { type: "application/pdf" });
}

function failureToShow({ pageCount, needsForms }: Pdf): DocumentFailure | undefined {
  if (needsForms) return "form";
  if (pageCount > MAX_PAGES) return "long";
  return pageCount > 0 ? undefined : "empty";
}

function addressOf(bytes: Blob, signal: AbortSignal): string {
  const url = URL.createObjectURL(bytes);
  signal.addEventListener("abort", () => URL.revokeObjectURL(url), { once: true });
  return url;
}

const UNREADABLE = { code: "document", call: "document" } as const;

function asClaimsError(thrown: unknown): ClaimsError {
  if (isClaimsError(thrown)) return thrown;
  const fields = thrown instanceof TypeError ? ({ code: "network" } as const) : UNREADABLE;
  return new ClaimsError(fields, { cause: thrown });
}

function failureOf(thrown: unknown): DocumentFailure {
  const { code } = asClaimsError(thrown);
  const isUnanswered = code === "network" || code === "timeout";
  if (isUnanswered && navigator.onLine === false) return "offline";
  // A `TypeError` is a network failure: pdf.js itself did not load.
  if (isClaimsError(thrown) || thrown instanceof TypeError) return claimsFailures[code] ?? "failed";
  return thrown instanceof Error && thrown.name === "PasswordException" ? "password" : "corrupt";
}

const claimsFailures: Partial<Record<string, DocumentFailure>> = {
  forbidden: "refused",
  unauthorized: "refused",
};
