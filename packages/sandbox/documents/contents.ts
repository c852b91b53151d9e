import { type Language, languages, translatorFor, type Translate } from "../src/language.ts";
import { type DocumentContent, draw } from "./draw.ts";
import { estimate } from "./estimate.ts";
import { estimatesIn } from "./estimates.ts";
import { valuation } from "./valuation.ts";
import { valuationsIn } from "./valuations.ts";
import { withPhotos } from "./with-photos.ts";

/** Changes to documents that differ from the standard layout. */
const variants: Readonly<
  Record<string, (content: DocumentContent, t: Translate) => DocumentContent>
> = {
  "EST-1005-1": (content) => ({ ...content, isTagged: false }),
  "EST-1011-2": withPhotos,
  "EST-1013-1": (content) => ({ ...content, password: "claim" }),
};
const TRUNCATED = "EST-1012-1";

/** A PDF of the sandbox, and the function that generates it. */
interface Document {
  id: string;
  language: Language;
  generate: () => Promise<Uint8Array>;
}

/** Every document in every language. */
export const documents: readonly Document[] = languages.flatMap((language) => {
  const t = translatorFor(language);
  const contents: [id: string, content: DocumentContent][] = [
    ...[...estimatesIn(t)].map(([id, data]): [string, DocumentContent] => [id, estimate(data, t)]),
    ...[...valuationsIn(t)].map(([id, data]): [string, DocumentContent] => [
      id,
      valuation(data, t),
    ]),
  ];
  return contents.map(([id, content]) => ({
    id,
    language,
    generate: async () => {
      const pdf = await draw({ ...(variants[id]?.(content, t) ?? content), language });
      return id === TRUNCATED ? pdf.subarray(0, pdf.length / 2) : pdf;
    },
  }));
});
