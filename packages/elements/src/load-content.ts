import type { ElementContent } from "@claimkit/widget-runtime";
import type { ClaimkitElementName } from "./claimkit-elements.ts";
import { elementRows } from "./element-rows.ts";
import { importAgain } from "./import-again.ts";
import { provided } from "./provided.ts";

/** How often the file of an element has failed to load. */
const failures = new Map<ClaimkitElementName, number>();

/** The content of an element, which is loaded once unless the page has imported it. */
export function loadContent(name: ClaimkitElementName): ElementContent | Promise<ElementContent> {
  return provided.get(name) ?? load(name);
}

async function load(name: ClaimkitElementName): Promise<ElementContent> {
  const before = failures.get(name) ?? 0;
  try {
    await elementRows[name].load().catch((cause: unknown) => importAgain(name, before, cause));
  } catch (cause) {
    failures.set(name, before + 1);
    throw cause;
  }
  const content = provided.get(name);
  if (!content) throw new Error(`The file of <${name}> belongs to another version of Claimkit.`);
  return content;
}
