import { FIRST_OTHER, pdfOfContent, streamOf } from "./many-pages.ts";

/** Images of 64 × 64 pixels, white above and black below, in hexadecimal. */
const images = {
  CCITTFaxDecode: {
    bytes: "26a0786ffffffffffffffff9d9a86ffffffffc004004",
    entries: "/DecodeParms[null<</K -1/Columns 64/Rows 64/BlackIs1 true>>]",
  },
  JBIG2Decode: {
    bytes:
      "000000003000010000001300000040000000400000000000000000000000000000012600010000002800000040000000400000000000000000000126a0786ffffffffffffffff9d9a86ffffffffc004004",
    entries: "/Decode[1 0]",
  },
  JPXDecode: {
    bytes:
      "ff4fff51002f000000000040000000400000000000000000000000400000004000000000000000000003070101070101070101ff52000c00000001000504040001ff5c00134040484850484850484850484850484850ff640025000143726561746564206279204f70656e4a5045472076657273696f6e20322e352e34ff90000a0000000000ef0001ff93df803003ef5b10ad97df803003ef5b10ad97df803003ef5b10ad97a3ed05000073711b1fa3ed05000073711b1fa3ed05000073711b1fa3ed0a000f26801cca35c68934dfa3ed0a000f26801cca35c68934dfa3ed0a000f26801cca35c68934dfa7e0180384cee1a235f7d003053c10a7e0180384cee1a235f7d003053c10a7e0180384cee1a235f7d003053c10a7e01e66ae44e01c3c4d215e102d4c12ff7fa7e01e66ae44e01c3c4d215e102d4c12ff7fa7e01e66ae44e01c3c4d215e102d4c12ff7fa7e00ec4364a9e9f047fa7e00ec4364a9e9f047fa7e00ec4364a9e9f047fffd9",
    entries: "",
  },
};

/** Ways to compress a scan that browsers can't decode. */
export type ScanFilter = keyof typeof images;

interface ScanOptions {
  /** Whether the bytes of the image are damaged. */
  isDamaged?: boolean;
  /** Whether the image is a stencil for black ink. */
  isMask?: boolean;
  /** Further operators of the page. */
  content?: string;
}

/** A PDF whose only page shows an image that is compressed in this way. */
export function pdfOfScan(filter: ScanFilter, options: ScanOptions = {}): Blob {
  const { isDamaged = false, isMask = false, content = "" } = options;
  const { bytes, entries } = images[filter];
  const gray = filter === "JPXDecode" ? "" : "/ColorSpace/DeviceGray/BitsPerComponent 1";
  const kind = isMask ? "/ImageMask true/BitsPerComponent 1" : gray;
  const image = streamOf(
    `${isDamaged ? bytes.slice(0, 24).replaceAll(/[1-9a-f]/g, "7") : bytes}>`,
    `/Type/XObject/Subtype/Image/Width 64/Height 64${kind}/Filter[/ASCIIHexDecode/${filter}]${entries}`,
  );
  return pdfOfContent({
    content: `q 400 0 0 400 100 200 cm /Im Do Q ${content}`,
    resources: `/XObject<</Im ${FIRST_OTHER} 0 R>>`,
    others: [image],
  });
}
