import type { ShopInfo } from "@claimkit/claims-api";

/** Time and place of an appointment, as sent by the server: local to the shop, without a time zone. */
export interface Appointment {
  /** The day. */
  date: string;
  /** The time at the shop. */
  time?: string | undefined;
  /** The shop. */
  shop?: ShopInfo | undefined;
}
