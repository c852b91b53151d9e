/** Bytes at the start of a file that are enough to recognize its type. A PDF may have others before its header. */
const HEAD_LENGTH = 1024;

/** First bytes of a file as Latin-1 text, by type. */
const SIGNATURES: readonly (readonly [type: string, signature: RegExp])[] = [
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/png", /^\x89PNG\r\n/],
  ["image/gif", /^GIF8/],
  ["image/webp", /^RIFF.{4}WEBP/s],
  ["image/bmp", /^BM.{4}\0{4}/s],
  ["image/tiff", /^(II\*\0|MM\0\*)/],
  ["image/avif", /^.{4}ftypavi[fs]/s],
  ["image/heic", /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s],
  ["video/quicktime", /^.{4}ftypqt /s],
  ["audio/mp4", /^.{4}ftypM4[ABP] /s],
  ["video/mp4", /^.{4}ftyp/s],
  ["video/webm", /^.E\xdf\xa3/s],
  ["application/pdf", /%PDF-/],
];

const EXTENSIONS: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpe: "image/jpeg",
  jpeg: "image/jpeg",
  jfif: "image/jpeg",
  tif: "image/tiff",
  heif: "image/heic",
  mov: "video/quicktime",
  m4a: "audio/mp4",
  m4v: "video/mp4",
};

/** Types that two names stand for. */
const SYNONYMS: Readonly<Record<string, string>> = {
  "audio/x-m4a": "audio/mp4",
  "image/heif": "image/heic",
  "image/jpg": "image/jpeg",
  "image/x-ms-bmp": "image/bmp",
};

/**
 * Returns the type of a file by its content; `""` if no type is recognized.
 *
 * @throws if the file can't be read, such as a folder, or a file that has been deleted
 */
export async function fileType(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join("");
  return SIGNATURES.find(([, signature]) => signature.test(text))?.[0] ?? "";
}

/**
 * Whether the attribute `accept` allows a file.
 *
 * @param type its type by content; a name is believed only for types that have no known content
 */
export function isAccepted(file: File, type: string, accept: string | undefined): boolean {
  const tokens = (accept ?? "")
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return tokens.length === 0 || tokens.some((token) => matches(token, file, type));
}

function matches(token: string, { name, type: claimed }: File, type: string): boolean {
  const [, extension] = /^\.(.+)/.exec(token) ?? [];
  const wanted = extension ? typeOfExtension(extension) : (SYNONYMS[token] ?? token);
  if (token === "*/*") return true;
  if (type) return wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  // A picture of a type that is not known, such as SVG, may contain a script.
  if (wanted === "image/*" || isKnown(wanted)) return false;
  if (extension) return name.toLowerCase().endsWith(token);
  return wanted.endsWith("/*") ? claimed.startsWith(wanted.slice(0, -1)) : claimed === wanted;
}

function isKnown(type: string): boolean {
  return SIGNATURES.some(([known]) => known === type);
}

function typeOfExtension(extension: string): string {
  const known = SIGNATURES.find(([type]) => type.endsWith(`/${extension}`));
  return known?.[0] ?? EXTENSIONS[extension] ?? `.${extension}`;
}
