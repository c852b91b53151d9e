import {
  ClaimsProblem,
  type ClaimsServerOptions,
  preferredLanguage,
} from "@claimkit/claims-server";
import type { SandboxEnv } from "../app.ts";
import { languages, translatorFor } from "../language.ts";
import { sandboxToken } from "../sandbox-token.ts";
import type { PartialFile, UploadFiles } from "./upload-files.ts";

type App = Parameters<NonNullable<ClaimsServerOptions<object, SandboxEnv>["extend"]>>[0];

/** In bytes. */
const MAX_SIZE = 25_000_000;

/** Headers that tus needs besides those of the claims API, for CORS. */
export const uploadHeaders = {
  sent: ["Tus-Resumable", "Upload-Length", "Upload-Metadata", "Upload-Offset"],
  answered: ["Location", "Upload-Offset", "Upload-Length", "Tus-Resumable"],
} as const;

const TUS = { "Tus-Resumable": "1.0.0" };

/**
 * Adds the files of claims: tus 1.0.0 at `/uploads/{claimNumber}`, where GET lists what has arrived. It needs the token,
 * and is not part of the claims API.
 *
 * @see https://tus.io/protocols/resumable-upload
 */
export function addUploadRoutes(
  app: App,
  files: UploadFiles,
  isClaim: (claimNumber: string) => boolean,
): void {
  app.use("/uploads/:claimNumber/*", async (c, next) => {
    const { claimNumber } = c.req.param();
    if (c.req.header("Authorization") !== `Bearer ${sandboxToken}`)
      throw problem(401, "WRONG_TOKEN");
    if (!isClaim(claimNumber)) throw problem(404, "UNKNOWN_CLAIM");
    await next();
  });

  app.get("/uploads/:claimNumber", (c) => {
    const translate = translatorFor(preferredLanguage(c, languages));
    return c.json(files.list(c.req.param("claimNumber"), translate));
  });

  app.post("/uploads/:claimNumber", (c) => {
    const { claimNumber } = c.req.param();
    const { id = "", filename = "file" } = metadataOf(c.req.header("Upload-Metadata"));
    const size = Number(c.req.header("Upload-Length") ?? Number.NaN);
    if (!/^[\w-]{1,64}$/.test(id) || !(size > 0)) throw problem(400, "INVALID_UPLOAD");
    if (size > MAX_SIZE) throw problem(413, "TOO_LARGE");
    files.create(claimNumber, { id, name: filename, size });
    const location = `/uploads/${encodeURIComponent(claimNumber)}/${id}`;
    return c.body(null, 201, { ...TUS, Location: location });
  });

  // Hono answers HEAD with the headers of GET.
  app.get("/uploads/:claimNumber/:id", (c) => {
    return c.body(null, 200, progressOf(fileOf(files, c.req.param())));
  });

  app.patch("/uploads/:claimNumber/:id", async (c) => {
    const file = fileOf(files, c.req.param());
    if (Number(c.req.header("Upload-Offset")) !== file.offset) {
      // Chromium repeats a request by itself if its connection is lost. Closing the new one spares its whole body.
      c.header("Connection", "close");
      throw problem(409, "WRONG_OFFSET");
    }
    // Bytes of a connection that the client has given up may still arrive.
    file.writer = c.req.raw;
    const reader = c.req.raw.body?.getReader();
    // Stores bytes as they arrive, so that a lost connection does not discard them.
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      if (file.writer !== c.req.raw) throw problem(409, "WRONG_OFFSET");
      if (file.offset + chunk.value.length > file.size) throw problem(413, "TOO_LARGE");
      files.append(file, chunk.value);
    }
    return c.body(null, 204, progressOf(file));
  });
}

function fileOf(
  files: UploadFiles,
  { claimNumber, id }: { claimNumber: string; id: string },
): PartialFile {
  const file = files.find(claimNumber, id);
  if (!file) throw problem(404, "UNKNOWN_UPLOAD");
  return file;
}

function progressOf({ offset, size }: PartialFile): Record<string, string> {
  return {
    ...TUS,
    "Upload-Offset": `${offset}`,
    "Upload-Length": `${size}`,
    "Cache-Control": "no-store",
  };
}

function metadataOf(header = ""): Partial<Record<string, string>> {
  try {
    return Object.fromEntries(
      header.split(",").map((pair) => {
        const [name = "", value = ""] = pair.trim().split(" ");
        const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
        return [name, new TextDecoder().decode(bytes)];
      }),
    );
  } catch {
    throw problem(400, "INVALID_UPLOAD");
  }
}

const DETAILS = {
  WRONG_TOKEN: "The token is not valid.",
  UNKNOWN_CLAIM: "There is no such claim.",
  UNKNOWN_UPLOAD: "There is no such file.",
  INVALID_UPLOAD: "A file needs a length, and an id of letters and digits in its metadata.",
  TOO_LARGE: "A file has at most 25 MB, and no more bytes than were announced.",
  WRONG_OFFSET: "The file has another offset.",
};

function problem(status: number, errorCode: keyof typeof DETAILS): ClaimsProblem {
  return new ClaimsProblem(status, { errorCode, detail: DETAILS[errorCode] });
}
