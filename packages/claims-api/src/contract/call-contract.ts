import type { GenericSchema, ObjectEntries, ObjectSchema } from "valibot";

/** The query or the body of a request. */
export type RequestSchema = ObjectSchema<ObjectEntries, undefined>;

/** What a server should send for a call, and what it is sent. */
export interface CallContract {
  /** The HTTP method. */
  readonly method: "GET" | "POST" | "PUT";
  /** Path after the base URL, such as `report-details/{claimNumber}`. */
  readonly path: string;
  /** Purpose of the call, in a few words. */
  readonly summary: string;
  /** Schema of each parameter in the path. */
  readonly pathParameters?: Readonly<Record<string, GenericSchema>>;
  /** Schema of the query. */
  readonly query?: RequestSchema;
  /** Schema of the body. */
  readonly body?: RequestSchema;
  /** Schema of the response, as strict as a server should be. */
  readonly response: GenericSchema;
  /** Media type of the response, if not JSON. */
  readonly mediaType?: "application/pdf";
  /** What a 204 means, if the call may have nothing to send. */
  readonly noContent?: string;
  /** What a 404 means, besides an unknown claim. */
  readonly notFound?: string;
  /** A response, and the body of its request. */
  readonly example: { readonly body?: object; readonly response: unknown };
}
