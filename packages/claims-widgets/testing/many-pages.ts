/** The objects of a PDF, numbered from 1. The first is its catalog. */
function pdfOf(objects: readonly string[]): Blob {
  let text = "%PDF-1.7\n";
  const entries = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`;
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Blob([text, table, trailer], { type: "application/pdf" });
}

const CATALOG = "<</Type/Catalog/Pages 2 0 R>>";
const LETTER = "612 792";

/** A PDF of empty pages, each a separate object. `sizeOf` returns width and height in points. */
export function pdfOfPages(count: number, sizeOf: (page: number) => string = () => LETTER): Blob {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`);
  const pages = kids.map(
    (_, index) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${sizeOf(index + 1)}]>>`,
  );
  return pdfOf([CATALOG, `<</Type/Pages/Count ${count}/Kids[${kids.join(" ")}]>>`, ...pages]);
}

/** A page with text and other content. */
interface PageContent {
  /** Operators. The font is called `F1`. */
  content: string;
  /** Further entries of the page. */
  entries?: string;
  /** Further fonts. */
  fonts?: string;
  /** Further entries of its resources. */
  resources?: string;
  /** Further entries of the catalog. */
  catalog?: string;
  /** Further objects, numbered from {@link FIRST_OTHER}. */
  others?: readonly string[];
}

/** Number of the first object that a page brings with it. */
export const FIRST_OTHER = 6;

/** A PDF of one page. */
export function pdfOfContent(page: PageContent): Blob {
  const { content, entries = "", fonts = "", resources = "", catalog = "", others = [] } = page;
  return pdfOf([
    CATALOG.replace(/>>$/, `${catalog}>>`),
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${LETTER}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R${fonts}>>${resources}>>${entries}>>`,
    streamOf(content),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...others,
  ]);
}

/** A stream with these bytes as text. */
export function streamOf(text: string, entries = ""): string {
  return `<</Length ${text.length}${entries}>>stream\n${text}\nendstream`;
}

/** A PDF of less than 1 KB with 100,000 pages: in its tree, each node has the same child ten times. */
export function pdfOfSharedPages(): Blob {
  const nodes = [100_000, 10_000, 1000, 100, 10].map((count, level) => {
    const kids = Array.from({ length: 10 }, () => `${level + 3} 0 R`);
    return `<</Type/Pages/Count ${count}/Kids[${kids.join(" ")}]>>`;
  });
  return pdfOf([CATALOG, ...nodes, `<</Type/Page/Parent 6 0 R/MediaBox[0 0 ${LETTER}]>>`]);
}
