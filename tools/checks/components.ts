import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A package whose components need stories, a usage page and described props. */
export interface DescribedPackage {
  /** Name, such as `@claimkit/ui-kit`. */
  name: string;
  /** Folder of its sources. */
  sources: string;
  /** Names of the components to check; without it, all that the package exports. */
  only?: readonly string[];
}

/** An exported component, and its files. */
export interface Component {
  /** Name, such as `RadioGroup`. */
  name: string;
  /** Its folder. */
  folder: string;
  /** Its module. */
  file: string;
  /** Its stories, with the same file name. */
  storiesFile: string;
}

/** The packages whose components are checked. */
export const describedPackages: readonly DescribedPackage[] = [
  described("ui-kit"),
  described("claims-widgets"),
  // Its other components are parts of widgets.
  described("widget-runtime", ["FeedbackPrompt"]),
  described("faq"),
  described("map-view"),
  described("shop-finder"),
];

/** All components of these packages. */
export const components: readonly Component[] = describedPackages.flatMap(componentsOf);

function described(folder: string, only?: readonly string[]): DescribedPackage {
  const sources = resolve(import.meta.dirname, "../../packages", folder, "src");
  return { name: `@claimkit/${folder}`, sources, ...(only && { only }) };
}

/**
 * Exported functions of `.tsx` files whose name begins with a capital letter. The parts of `ClaimTracker` are on its
 * page.
 */
function componentsOf({ sources, only }: DescribedPackage): Component[] {
  const entry = readFileSync(resolve(sources, "index.ts"), "utf8");
  return [...entry.matchAll(/export \{([^}]*)\} from "\.\/([\w-]+)\/([\w-]+)\.tsx";/g)]
    .flatMap(([, names = "", folder = "", file = ""]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => only?.includes(name) ?? /^(?!Tracker)[A-Z]\w*$/.test(name))
        .map((name) => ({
          name,
          folder: resolve(sources, folder),
          file: resolve(sources, folder, `${file}.tsx`),
          storiesFile: resolve(sources, folder, `${file}.stories.tsx`),
        })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
