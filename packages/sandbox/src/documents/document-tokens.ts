import type { ClaimDocument } from "./claim-document.ts";

/**
 * Hands out the tokens of documents, one for each, and checks them.
 * Where a document's token expires, the one handed out first is refused, and the one handed out after that is good.
 */
export class DocumentTokens {
  readonly #refused = new Set<string>();

  /** The token to send with a reference to the document. */
  issue({ id, tokenExpires }: ClaimDocument): string {
    return tokenExpires && !this.#refused.delete(id) ? expiredToken(id) : goodToken(id);
  }

  /** Whether the token opens the document; remembers when it does not. */
  opens({ id }: ClaimDocument, token: string | undefined): boolean {
    if (token === goodToken(id)) return true;
    if (token === expiredToken(id)) this.#refused.add(id);
    return false;
  }
}

const goodToken = (id: string): string => `document-token-${id}`;
const expiredToken = (id: string): string => `expired-token-${id}`;
