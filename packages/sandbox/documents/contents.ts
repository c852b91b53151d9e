import { type Language, languages, sayIn, type Say } from "../src/language.ts";
import { type Description, draw } from "./draw.ts";
import { estimate } from "./estimate.ts";
import { estimatesIn } from "./estimates.ts";
import { valuation } from "./valuation.ts";
import { valuationsIn } from "./valuations.ts";
import { withPhotos } from "./with-photos.ts";

/** How a document is drawn, unless that is as usual. */
const unusual: Readonly<Record<string, (described: Description, say: Say) => Description>> = {
  "EST-1005-1": (described) => ({ ...described, isTagged: false }),
  "EST-1011-2": withPhotos,
  "EST-1013-1": (described) => ({ ...described, password: "claim" }),
};
const BREAKS_OFF = "EST-1012-1";

/** A PDF that the sandbox keeps, and how it is made. */
interface Document {
  id: string;
  language: Language;
  make: () => Promise<Uint8Array>;
}

/** Every document in every language. */
export const documents: readonly Document[] = languages.flatMap((language) => {
  const say = sayIn(language);
  const described: [id: string, usual: Description][] = [
    ...[...estimatesIn(say)].map(([id, each]): [string, Description] => [id, estimate(each, say)]),
    ...[...valuationsIn(say)].map(([id, each]): [string, Description] => [
      id,
      valuation(each, say),
    ]),
  ];
  return described.map(([id, usual]) => ({
    id,
    language,
    make: async () => {
      const pdf = await draw({ ...(unusual[id]?.(usual, say) ?? usual), language });
      return id === BREAKS_OFF ? pdf.subarray(0, pdf.length / 2) : pdf;
    },
  }));
});
