import { OPS, type PDFPageProxy } from "pdfjs-dist";

/**
 * Whether pdf.js has drawn all of a page. It leaves out images that it can't decode and fonts that it can't load, and
 * says so only in the console.
 *
 * @throws if the canvas is blank although the page is not
 */
export async function drawsEverything(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
): Promise<boolean> {
  const failed = failuresIn(page.commonObjs);
  const isMissing =
    failuresIn(page.objs).size > 0 || (failed.size > 0 && (await usesAny(page, failed)));
  if (!isBlank(canvas)) return !isMissing;
  if (isMissing || (await isMeantToShowSomething(page))) throw new Error("Nothing was drawn.");
  return true;
}

type Objects = PDFPageProxy["objs"];

/** How pdf.js represents an image or mask that it couldn't decode, or a font that it couldn't load. */
const isFailure = (data: unknown): boolean =>
  data === null || typeof data === "string" || isTransparent(data as { bitmap?: ImageBitmap });

const failuresIn = (objects: Objects): Set<unknown> =>
  new Set([...objects].flatMap(([id, data]) => (isFailure(data) ? id : [])));

/** Whether the page uses one of the document's images or fonts. */
async function usesAny(page: PDFPageProxy, failed: ReadonlySet<unknown>): Promise<boolean> {
  const { argsArray } = await page.getOperatorList();
  return argsArray.some((operands: unknown) => Array.isArray(operands) && failed.has(operands[0]));
}

/**
 * Whether a page that is blank has text, as a scan with recognized text does, or places something without painting it.
 * pdf.js drops image masks that it can't decode.
 */
async function isMeantToShowSomething(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent();
  if (items.some((item) => "str" in item && item.str.trim())) return true;
  const { fnArray } = await page.getOperatorList();
  return fnArray.includes(OPS.transform) && !fnArray.some((operator) => PAINTING.has(operator));
}

const PAINTING: ReadonlySet<number> = new Set([
  OPS.constructPath,
  OPS.rawFillPath,
  OPS.shadingFill,
  OPS.showText,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintSolidColorImageMask,
]);

const WHITE = 0xff_ff_ff_ff;
const TRANSPARENT = 0;
/** In pixels. Most pages and images have something in their first strips, so that little is read. */
const STRIP = 64;

function isBlank(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  if (!context) return false;
  for (let top = 0; top < height; top += STRIP) {
    const { data } = context.getImageData(0, top, width, Math.min(STRIP, height - top));
    if (!isFilled(data, WHITE)) return false;
  }
  return true;
}

/** Whether nothing of an image can be seen. pdf.js reads a mask that it can't decode as zeros. */
function isTransparent({ bitmap }: { bitmap?: ImageBitmap }): boolean {
  if (!bitmap) return false;
  const { width, height } = bitmap;
  const strip = new OffscreenCanvas(width, STRIP).getContext("2d", { willReadFrequently: true });
  if (!strip) return false;
  for (let top = 0; top < height; top += STRIP) {
    strip.clearRect(0, 0, width, STRIP);
    strip.drawImage(bitmap, 0, -top);
    if (!isFilled(strip.getImageData(0, 0, width, STRIP).data, TRANSPARENT)) return false;
  }
  return true;
}

const isFilled = ({ buffer }: ImageDataArray, color: number): boolean =>
  new Uint32Array(buffer).every((pixel) => pixel === color);
