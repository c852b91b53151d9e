// Photos and papers that a claimant sends. An entry of its own, because most pages only read.

export {
  createUploads,
  type NotAdded,
  type Uploads,
  type UploadsOptions,
  type UploadStatus,
} from "./uploads/create-uploads.ts";
export type { FileLimits, FileProblem } from "./uploads/file-problem.ts";
export { form, type FormOptions } from "./uploads/form.ts";
export {
  presigned,
  type PresignedAnswer,
  type PresignedOptions,
  type PresignedStep,
} from "./uploads/presigned.ts";
export type {
  FileToSend,
  UploadCall,
  UploadHeaders,
  UploadTransport,
} from "./uploads/transport.ts";
export { tus, type TusOptions } from "./uploads/tus.ts";
export { UploadError } from "./uploads/upload-error.ts";
export type { UploadItem, UploadState } from "./uploads/upload-item.ts";
export type { SendRequest, UploadRequest, UploadResponse } from "./uploads/upload-request.ts";
export { uploadStore, type UploadStore } from "./uploads/upload-store.ts";
export { withoutPlace } from "./uploads/without-place.ts";
