import { dirname, resolve } from "node:path";
// TypeScript 7 has no JavaScript API.
import ts from "typescript-5";
import { compilerOptions } from "../build/compiler-options.ts";

/** A file of a host, outside the packages. It need not exist. */
const HOST = resolve(import.meta.dirname, "../../apps/host-page/src/editor.tsx");

/** A file of a host in an editor. Places are text of the file that occurs once, with `|` at the cursor. */
export interface Editor {
  service: ts.LanguageService;
  /** The names that the editor suggests. */
  completionsAt(place: string): string[];
  /** The type and the description of the name at the cursor. */
  hoverAt(place: string): string;
  /** The lines with errors, without white space around them. */
  linesWithErrors(): string[];
}

/** Opens a file of a host, and further files, with the language service of editors. */
export function editorOf(code: string, ...files: readonly string[]): Editor {
  const service = languageServiceOf(code, files);
  const positionOf = (place: string): number => {
    const [before = "", after = ""] = place.split("|");
    const [found = "", ...others] = code.split(before + after);
    if (others.length !== 1) throw new Error(`The file has ${others.length} times: ${place}`);
    return found.length + before.length;
  };
  return {
    service,
    completionsAt(place) {
      const completions = service.getCompletionsAtPosition(HOST, positionOf(place), {});
      return (completions?.entries ?? []).map(({ name }) => name.replaceAll('"', ""));
    },
    hoverAt(place) {
      const { displayParts, documentation } =
        service.getQuickInfoAtPosition(HOST, positionOf(place)) ?? {};
      return [displayParts, documentation].map(ts.displayPartsToString).join("\n");
    },
    linesWithErrors() {
      const lines = code.split("\n");
      const starts = service.getSemanticDiagnostics(HOST).map(({ start = 0 }) => start);
      const numbers = starts.map((start) => code.slice(0, start).split("\n").length - 1);
      return [...new Set(numbers)].map((number) => (lines[number] ?? "").trim());
    },
  };
}

function languageServiceOf(code: string, files: readonly string[]): ts.LanguageService {
  const read = (file: string): string | undefined => (file === HOST ? code : ts.sys.readFile(file));
  return ts.createLanguageService({
    getCompilationSettings: () => compilerOptions,
    getCurrentDirectory: () => dirname(HOST),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    getScriptFileNames: () => [...files, HOST],
    getScriptVersion: () => "1",
    getScriptSnapshot(file) {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (file) => file === HOST || ts.sys.fileExists(file),
    readFile: read,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  });
}
