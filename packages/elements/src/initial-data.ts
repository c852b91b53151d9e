import { type InitialAnswers, readInitialData as read } from "@claimkit/claims-api/initial-data";

export type { InitialAnswers };

/**
 * Reads the data that a server has handed over with `prefetchClaim`:
 * `createClaimsClient({ initialData: readInitialData(text) })`.
 *
 * @returns `undefined` for anything else; the elements then request everything
 */
export const readInitialData: (data: unknown) => InitialAnswers | undefined = read;
