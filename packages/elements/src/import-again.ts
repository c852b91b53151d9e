/** The file of each element next to this one. The build replaces the text by an object. */
const files: unknown = "__ELEMENT_FILES__";

/**
 * Imports the file of an element that has failed before, under another URL: browsers keep a module that did not load
 * or could not be parsed, and import it never again.
 *
 * @throws the cause if it has not failed before, or the file is not next to this one, as in a host's bundle
 */
export async function importAgain(name: string, failures: number, cause: unknown): Promise<void> {
  const file = (files as Readonly<Record<string, string | undefined>>)[name];
  if (failures === 0 || file === undefined) throw cause;
  // In a variable, so that no bundler copies the files as assets.
  const { url } = import.meta;
  await import(
    /* webpackIgnore: true */ /* @vite-ignore */ `${new URL(file, url)}?retry=${failures}`
  ).catch(() => {
    throw cause;
  });
}
