import { copyFile } from "node:fs/promises";
import { join } from "node:path";

/** Folder of pdf.js's decoders, as seen from the package of the viewer. */
export const DECODERS = "node_modules/pdfjs-dist/wasm";

/** Those that the viewer uses. */
export const DECODER_FILES = ["jbig2.wasm", "openjpeg.wasm"] as const;

/** Lets code load the decoders from its own folder. */
export const beside = (code: string): string => code.replaceAll(`../../${DECODERS}/`, "./");

/** Copies the decoders of a package to a folder. */
export async function copyDecoders(folder: string, root = "."): Promise<void> {
  await Promise.all(
    DECODER_FILES.map((file) => copyFile(join(root, DECODERS, file), join(folder, file))),
  );
}
