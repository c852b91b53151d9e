import type { ContactPerson } from "@claimkit/claims-api";
import { phoneHref } from "@claimkit/claims-api/format";

/** The first number of a person that can be called. */
export function numberOf(person: ContactPerson | undefined): string | undefined {
  return [person?.tollFreeNumber, person?.usOnly].find((number) => phoneHref(number ?? ""));
}
