import type { ElementContent } from "@claimkit/widget-runtime";
import type { ClaimkitElementName } from "./claimkit-elements.ts";
import { elementRows } from "./element-rows.ts";
import { provided } from "./provided.ts";

/** The content of an element, which is loaded once unless the page has imported it. */
export function loadContent(name: ClaimkitElementName): ElementContent | Promise<ElementContent> {
  return provided.get(name) ?? load(name);
}

async function load(name: ClaimkitElementName): Promise<ElementContent> {
  await elementRows[name].load();
  const content = provided.get(name);
  if (!content) throw new Error(`The file of <${name}> belongs to another version of Claimkit.`);
  return content;
}
