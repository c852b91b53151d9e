/** A document of a claim. */
export interface ClaimDocument {
  /** Public id, such as `EST-1006-2`. */
  id: string;
  /** Kind of document. A claim may have an initial and a current estimate. */
  kind: "current estimate" | "initial estimate" | "valuation";
  /** Day the document was created, as `YYYY-MM-DD`. */
  createdDate?: string;
  /** File name, such as `estimate.pdf`. */
  fileName?: string;
  /** Whether `repairs-details` labels the estimate as current or initial. Otherwise, the first one is current. */
  isLabeled?: boolean;
  /** Whether the first token has expired, so that the client must request another one. */
  tokenExpires?: boolean;
  /** Loads the PDF. */
  load: () => Promise<Uint8Array<ArrayBuffer>>;
}
