import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const sources = resolve(import.meta.dirname, "../../packages/ui-kit/src");

/** One component that the kit exports, with what the storybook has to have of it. */
export interface KitPart {
  /** `RadioGroup` */
  name: string;
  /** The folder that it lives in. */
  folder: string;
  /** Its module. */
  file: string;
  /** Where its stories are, named after it. */
  storiesFile: string;
}

const door = readFileSync(resolve(sources, "index.ts"), "utf8");

/** What the kit exports that people see: a function in a `.tsx` file, with a capital letter. */
export const kitParts: readonly KitPart[] = [
  ...door.matchAll(/export \{([^}]*)\} from "\.\/([\w-]+)\/([\w-]+)\.tsx";/g),
]
  .flatMap(([, names = "", folder = "", file = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/.test(name))
      .map((name) => ({
        name,
        folder: resolve(sources, folder),
        file: resolve(sources, folder, `${file}.tsx`),
        storiesFile: resolve(sources, folder, `${file}.stories.tsx`),
      })),
  )
  .toSorted((one, other) => one.name.localeCompare(other.name));
