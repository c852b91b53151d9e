// Photos and papers that a claimant sends. An entry of its own, because most pages only read.

export { withoutPlace } from "./uploads/without-place.ts";
