// What `<document-upload>` needs to send files. A file of its own, because most pages only read.
export * from "@claimkit/claims-api/uploads";
export { kinds } from "@claimkit/ui-kit/file-kinds";
