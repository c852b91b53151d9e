import { createStore, useStore } from "../store.ts";

export const paymentMethods = ["deposit", "card", "check"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Ways to get an estimate, as the claims service names them. */
export const estimateOptions = ["NETWORK_SHOP", "DRIVE_IN", "PHOTOS"] as const;
export type EstimateOption = (typeof estimateOptions)[number];

export const appointmentTimes = ["morning", "afternoon", "saturday"] as const;
export type AppointmentTime = (typeof appointmentTimes)[number];

/** A file that the visitor added. Its content is not read. */
export interface AddedDocument {
  id: string;
  name: string;
  size: number;
}

/** What the visitor has sent about one claim. */
export interface ClaimFile {
  documents: readonly AddedDocument[];
  payment?: PaymentMethod;
  details?: string;
  appointment?: AppointmentTime;
}

const EMPTY: ClaimFile = { documents: [] };

/** By claim number, until the page is reloaded: the demonstration has no server of its own. */
const files = createStore<ReadonlyMap<string, ClaimFile>>(new Map());

/** Returns what was sent about a claim, and a function to change it. */
export function useClaimFile(
  claimNumber: string,
): [file: ClaimFile, change: (change: Partial<ClaimFile>) => void] {
  const file = useStore(files).get(claimNumber) ?? EMPTY;
  return [
    file,
    (change) => files.set(new Map(files.get()).set(claimNumber, { ...file, ...change })),
  ];
}
