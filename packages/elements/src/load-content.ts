import type { ElementContent } from "@claimkit/widget-runtime";
import type { ClaimkitElementName } from "./claimkit-elements.ts";
import { elementRows } from "./element-rows.ts";
import { provided } from "./provided.ts";

/** The file of each element next to this one. The build replaces the text by an object. */
const files: unknown = "__ELEMENT_FILES__";

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

/**
 * Imports the file of an element that has failed before, under another URL: browsers keep a module that did not load
 * or could not be parsed, and import it never again.
 *
 * @throws the cause if it has not failed before, or the file is not next to this one, as in a host's bundle
 */
async function importAgain(name: string, retries: number, cause: unknown): Promise<void> {
  const file = (files as Readonly<Record<string, string | undefined>>)[name];
  if (retries === 0 || file === undefined) throw cause;
  // In a variable, so that no bundler copies the files as assets.
  const { url } = import.meta;
  await import(
    /* webpackIgnore: true */ /* @vite-ignore */ `${new URL(file, url)}?retry=${retries}`
  ).catch(() => {
    throw cause;
  });
}
