import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

// Why: docs/decisions/packages.md#the-diagram-of-dependencies-is-the-rule

const root = resolve(import.meta.dirname, "..");
const SHARED = new Set(["ui-kit", "claims-api", "widget-runtime"]);
const SCOPE = "@claimkit/";

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const architecture = readFileSync(resolve(root, "ARCHITECTURE.md"), "utf8");
const arrows = Array.from(
  architecture.matchAll(/^ {2}(\S+) (-->|-\.->) (\S+)$/gm),
  ([, from = "", arrow = "", to = ""]) => ({ from, to, isForTests: arrow === "-.->" }),
);

/** The packages that the arrows lead to from a package. */
function reachable(from: string, inTests: boolean): string[] {
  return arrows
    .filter((arrow) => arrow.from === from && (inTests || !arrow.isForTests))
    .flatMap(({ to }) => [to].concat(reachable(to, inTests)));
}

const ofClaimkit = (section: Record<string, string> = {}): string[] =>
  Object.keys(section).flatMap((name) => (name.startsWith(SCOPE) ? name.slice(SCOPE.length) : []));

const manifests = globSync("packages/*/package.json", { cwd: root }).map((file): Manifest =>
  JSON.parse(readFileSync(resolve(root, file), "utf8")),
);

describe.each(manifests)("$name", ({ name, dependencies, devDependencies, peerDependencies }) => {
  const [folder = ""] = ofClaimkit({ [name]: "" });
  const allowed = reachable(folder, false);
  const all = { ...dependencies, ...devDependencies, ...peerDependencies };

  test("depends on packages that the diagram in ARCHITECTURE.md leads to", () => {
    expect(allowed).toEqual(
      expect.arrayContaining(ofClaimkit({ ...dependencies, ...peerDependencies })),
    );
    expect(reachable(folder, true)).toEqual(expect.arrayContaining(ofClaimkit(devDependencies)));
  });

  test("depends on React only with the kit", () => {
    const mayUseReact = folder === "ui-kit" || allowed.includes("ui-kit");
    expect("react" in all || "react-dom" in all).toBe(mayUseReact && folder !== "elements");
  });

  // Why: docs/decisions/releases.md#one-copy-of-the-kit-the-client-and-the-runtime
  test("shares the kit, the client and the runtime with its host, unless it bundles everything", () => {
    if (folder === "elements") expect(peerDependencies).toBeUndefined();
    else expect(ofClaimkit(dependencies).filter((each) => SHARED.has(each))).toEqual([]);
  });
});
