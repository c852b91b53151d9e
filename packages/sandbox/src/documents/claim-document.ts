/** A document of a claim. */
export interface ClaimDocument {
  /** Its public id, such as `EST-1006-2`. */
  id: string;
  /** Estimate or valuation; a claim may have an initial and a current estimate. */
  kind: "current estimate" | "initial estimate" | "valuation";
  /** Day the document was created, as `YYYY-MM-DD`. */
  createdDate?: string;
  /** File name, such as `estimate.pdf`. */
  fileName?: string;
  /** Whether repairs-details says which estimate is current; without it, the order tells. */
  isLabelled?: boolean;
  /** Whether the token that comes first has expired, so that a client must ask for another. */
  tokenExpires?: boolean;
  /** Loads the PDF when it is asked for. */
  load: () => Promise<Uint8Array<ArrayBuffer>>;
}
