import type { MessageCatalog, TextsOf } from "@claimkit/ui-kit/messages";
import { overrideText } from "@claimkit/ui-kit/messages";
import { claimsWidgetsEsUs } from "../src/locales/es-us.ts";
import type * as texts from "../src/texts.ts";
import { payoutText, reportText } from "../src/texts.ts";

// Checked by the type checker: an expected error that does not occur is an error.

type Texts = TextsOf<typeof texts>;
const { report, "loss-causes": lossCauses, ...others } = claimsWidgetsEsUs.texts;
const { heading, ...incomplete } = report;
const { hail: _, ...withoutHail } = lossCauses;

export const complete: MessageCatalog<Texts> = {
  locale: "es-US",
  texts: { ...others, report: { ...incomplete, heading }, "loss-causes": lossCauses },
};
export const withoutGroup: MessageCatalog<Texts> = {
  locale: "es-US",
  // @ts-expect-error The report is missing.
  texts: { ...others, "loss-causes": lossCauses },
};
export const withoutMessage: MessageCatalog<Texts> = {
  locale: "es-US",
  // @ts-expect-error The heading of the report is missing.
  texts: { ...others, report: incomplete, "loss-causes": lossCauses },
};
export const withoutCause: MessageCatalog<Texts> = {
  locale: "es-US",
  // @ts-expect-error A cause of loss is missing.
  texts: { ...others, report, "loss-causes": withoutHail },
};

overrideText("en-US", reportText, { heading: "What you told us" });
// @ts-expect-error There is no such message.
overrideText("en-US", reportText, { headline: "What you told us" });
overrideText("en-US", payoutText, { paymentTo: (payee) => `To ${payee}` });
// @ts-expect-error It is a function of the payee.
overrideText("en-US", payoutText, { paymentTo: "To {payee}" });
