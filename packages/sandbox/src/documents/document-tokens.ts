import type { ClaimDocument } from "./claim-document.ts";

/**
 * Issues and verifies the access tokens of documents.
 * For documents with `tokenExpires`, the first token is expired; after it was rejected, the next one is valid.
 */
export class DocumentTokens {
  readonly #rejected = new Set<string>();

  /** Returns the token to send with a reference to the document. */
  issue({ id, tokenExpires }: ClaimDocument): string {
    return tokenExpires && !this.#rejected.delete(id) ? expiredToken(id) : validToken(id);
  }

  /** Whether the token is valid for the document. Remembers that an expired one was rejected. */
  isValid({ id }: ClaimDocument, token: string | undefined): boolean {
    if (token === validToken(id)) return true;
    if (token === expiredToken(id)) this.#rejected.add(id);
    return false;
  }
}

const validToken = (id: string): string => `document-token-${id}`;
const expiredToken = (id: string): string => `expired-token-${id}`;
