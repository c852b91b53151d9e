import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A package whose components each have stories, a usage page and described props. */
export interface DescribedPackage {
  /** `@claimkit/ui-kit` */
  name: string;
  /** Its sources. */
  sources: string;
  /** The beginning of its pages' ids in the storybook: `kit`. */
  chapter: string;
}

/** One component that a package exports, with what the storybook has to have of it. */
export interface Part {
  /** `RadioGroup` */
  name: string;
  /** The folder that it lives in. */
  folder: string;
  /** Its module. */
  file: string;
  /** Where its stories are, named after it. */
  storiesFile: string;
}

/** The packages that are described so. */
export const describedPackages: readonly DescribedPackage[] = [
  described("ui-kit", "kit"),
  described("faq", "faq"),
  described("map-view", "map"),
  described("shop-finder", "shop-finder"),
];

/** What they export that people see. */
export const parts: readonly Part[] = describedPackages.flatMap(partsOf);

function described(folder: string, chapter: string): DescribedPackage {
  const sources = resolve(import.meta.dirname, "../../packages", folder, "src");
  return { name: `@claimkit/${folder}`, sources, chapter };
}

/** A function in a `.tsx` file, with a capital letter. */
function partsOf({ sources }: DescribedPackage): Part[] {
  const entry = readFileSync(resolve(sources, "index.ts"), "utf8");
  return [...entry.matchAll(/export \{([^}]*)\} from "\.\/([\w-]+)\/([\w-]+)\.tsx";/g)]
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
}
