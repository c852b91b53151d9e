import type { documentUploadText } from "./text.ts";

type RefusalText = Pick<(typeof documentUploadText)["english"], "refused" | "refusedWithoutReason">;

/** Says that the server could not use a file, and why if it told. */
export function refusalText(text: RefusalText, reason: string | undefined): string {
  return reason ? text.refused(reason) : text.refusedWithoutReason;
}
