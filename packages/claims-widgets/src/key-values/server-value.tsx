import { ServerText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { isAmount } from "./is-amount.ts";

/** A formatted value. What its format left as the server sent it, such as `Waived`, is text of the server. */
export function serverValue(
  value: string,
  sent: string | undefined,
  language?: string,
): string | JSX.Element {
  if (value === "" || value !== sent || isAmount(value)) return value;
  return <ServerText language={language}>{value}</ServerText>;
}
