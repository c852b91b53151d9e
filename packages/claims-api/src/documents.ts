export { claimDocument, type DocumentInput } from "./endpoints/claim-document.ts";
export { documentContent } from "./endpoints/document-content.ts";
export { bufferOf } from "./request/buffer-of.ts";
