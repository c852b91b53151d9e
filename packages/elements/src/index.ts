export type { ClaimkitElement } from "./claimkit-element.ts";
export { claimkitElements, type ClaimkitElementName } from "./claimkit-elements.ts";
export {
  defineClaimkitElements,
  type DefineClaimkitElementsOptions,
} from "./define-claimkit-elements.ts";
export type { ClaimkitJsxElements } from "./jsx-elements.ts";
