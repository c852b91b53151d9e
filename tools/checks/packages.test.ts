import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join, matchesGlob } from "node:path";
import { formatMessage } from "publint/utils";
import { parseSync } from "oxc-parser";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseMarkdown } from "../references/parse-markdown.ts";
import { chicagoTile } from "../streets/chicago-tile.ts";
import { removeFolder } from "../temporary-folder.ts";
import { pack, packageNames, type Packed, readJson } from "./packed.ts";

/** Packages whose build bundles what they import. */
const SELF_CONTAINED = new Set(["elements"]);

/**
 * Files of `dist` without a counterpart in `src` (ARCHITECTURE.md, section 1, 6), bundled workers and decoders, and
 * modules for servers.
 */
const NOT_FROM_ONE_SOURCE =
  /^([\w-]+\.css|(.*\/)?(pdf|map)-worker\.js|(.*\/)?image-decoders\.js|server\/.*|.*\.js\.map)$/;

const DIRECTIVE = /^["']use client["']/;

/** A name in the demo's tiles. */
const STREET_OF_THE_DEMO = "W Oakdale Ave";

const isSource = (file: string): boolean => !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(file);

describe.each(packageNames)("@claimkit/%s, packed", (name) => {
  let packed: Packed;
  let sources: string[];

  beforeAll(() => {
    packed = pack(name);
    sources = globSync("**/*.{ts,tsx}", { cwd: join(packed.source, "src") }).filter(isSource);
  });

  afterAll(() => removeFolder(dirname(packed.tarball)));

  test("passes publint --strict", async () => {
    const { messages } = await publint({ pkgDir: packed.folder, strict: true, pack: false });

    const manifest = readJson<Record<string, unknown>>(packed.folder, "package.json");
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test("resolves and is typed for every ESM consumer (attw)", () => {
    const { stdout, status } = spawnSync(
      "attw",
      [
        packed.tarball,
        "--profile",
        "esm-only",
        "--exclude-entrypoints",
        "styles.css",
        "sprite.svg",
        "tokens.json",
        "custom-elements.json",
        "web-types.json",
        "vscode.html-custom-data.json",
        "standalone.js",
        "standalone-es-us.js",
        "standalone-streets.js",
      ],
      { encoding: "utf8" },
    );

    expect(status, stdout).toBe(0);
  });

  // The demo's tiles have another license than the packages.
  test("contains no tile of the demo", () => {
    const files = globSync("**/*", { cwd: packed.folder, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name: file }) => join(parentPath, file));
    const holding = files.filter(
      (file) =>
        /\.(mvt|pbf|pmtiles)$/.test(file) || readFileSync(file).includes(STREET_OF_THE_DEMO),
    );

    expect(chicagoTile(13, 2098, 3042)).toSatisfy((tile: Uint8Array) =>
      Buffer.from(tile).includes(STREET_OF_THE_DEMO),
    );
    expect(holding).toEqual([]);
  });

  test("depends on published versions, not on the workspace's", () => {
    expect(readFileSync(join(packed.folder, "package.json"), "utf8")).not.toMatch(
      /workspace:|catalog:/,
    );
  });

  test("has a manifest for its users: where it comes from, and no fields for development", () => {
    expect(readJson(packed.folder, "package.json")).toMatchObject({
      description: expect.stringMatching(/\.$/),
      author: "Claimkit",
      homepage: expect.stringContaining(`/packages/${name}#readme`),
      bugs: { url: expect.stringMatching(/\/issues$/) },
      repository: { type: "git", directory: `packages/${name}` },
    });
    const fields = Object.keys(readJson<object>(packed.folder, "package.json"));
    expect(fields).not.toContain("devDependencies");
    expect(fields).not.toContain("scripts");
  });

  test.runIf(SELF_CONTAINED.has(name))("installs nothing, and ships no directive", () => {
    const fields = Object.keys(readJson<object>(packed.folder, "package.json"));
    expect(fields.filter((field) => /dependencies/i.test(field))).toEqual([]);

    for (const file of globSync("dist/standalone*.js", { cwd: packed.folder })) {
      const code = readFileSync(join(packed.folder, file), "utf8");
      expect(/["']use client["']/.test(code), file).toBe(false);
    }
  });

  test("imports its own files, and what its manifest installs", () => {
    type Manifest = Record<"dependencies" | "peerDependencies", object | undefined>;
    const { dependencies, peerDependencies } = readJson<Manifest>(packed.folder, "package.json");
    const installed = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
    const isAvailable = (file: string, specifier: string): boolean =>
      specifier.startsWith(".")
        ? existsSync(join(packed.folder, dirname(file), specifier))
        : isBuiltin(specifier) || installed.has(packageOf(specifier));

    const missing = globSync("dist/**/*.js", { cwd: packed.folder }).flatMap((file) =>
      importsOf(join(packed.folder, file)).flatMap((specifier) =>
        isAvailable(file, specifier) ? [] : `${file} imports ${specifier}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  test.skipIf(SELF_CONTAINED.has(name))("has exactly one module in dist for each in src", () => {
    const modules = sources.map((file) => file.replace(/\.tsx?$/, ".js"));
    const built = globSync("**/*", { cwd: join(packed.folder, "dist"), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(packed.folder, "dist/").length))
      .filter((file) => !NOT_FROM_ONE_SOURCE.test(file));

    expect(built.filter((file) => file.endsWith(".js")).toSorted()).toEqual(modules.toSorted());
    for (const module of modules)
      expect(
        existsSync(join(packed.folder, "dist", module.replace(/\.js$/, ".d.ts"))),
        module,
      ).toBe(true);
  });

  test.skipIf(SELF_CONTAINED.has(name))("has 'use client' only in stubs for servers", () => {
    const isClient = (file: string): boolean => DIRECTIVE.test(readFileSync(file, "utf8"));
    const built = globSync("dist/**/*.js", { cwd: packed.folder });
    const elsewhere = built.filter((file) => !file.startsWith("dist/server/"));
    expect(elsewhere.filter((file) => isClient(join(packed.folder, file)))).toEqual([]);

    const clients = new Set(
      sources
        .filter((file) => isClient(join(packed.source, "src", file)))
        .map((file) => join(packed.folder, "dist", file.replace(/\.tsx?$/, ".js"))),
    );
    const loaded = loadedByServers(packed.folder);
    expect(loaded.filter((file) => clients.has(file))).toEqual([]);
    for (const stub of loaded.filter(isClient)) {
      const module = stub.replace("/dist/server/", "/dist/");
      expect(clients, stub).toContain(module);
      expect(exportsOf(stub), stub).toEqual(exportsOf(module));
    }
  });

  test("has no source map without the sources", () => {
    for (const file of globSync("dist/**/*.map", { cwd: packed.folder })) {
      const map = readJson<{ sources: string[]; sourcesContent?: unknown[] }>(packed.folder, file);
      // A module with only types has no sources.
      expect(map.sources.length === 0 || map.sourcesContent?.some(Boolean), file).toBe(true);
    }
  });

  test("imports no TypeScript and no style sheet", () => {
    for (const file of globSync("dist/**/*.js", { cwd: packed.folder }))
      expect(readFileSync(join(packed.folder, file), "utf8"), file).not.toMatch(
        /(?:from|import)\s*\(?\s*"\.[^"]*\.(?:tsx?|css[^"]*)"/,
      );
  });

  test("contains its license, and a README and an AGENTS.md whose links work", () => {
    expect(existsSync(join(packed.folder, "LICENSE"))).toBe(true);
    // Relative links lead nowhere outside of the repository, except to published files.
    for (const page of ["README.md", "AGENTS.md"]) {
      const { links } = parseMarkdown(readFileSync(join(packed.folder, page), "utf8"));
      const files = links.filter((link) => !/^(?:#|https:)/.test(link));
      expect(files.filter((file) => !existsSync(join(packed.folder, file)))).toEqual([]);
    }
  });

  test("has the entries that its AGENTS.md names", () => {
    const { exports } = readJson<{ exports: object }>(packed.folder, "package.json");
    const text = readFileSync(join(packed.folder, "AGENTS.md"), "utf8");
    const entries = [...text.matchAll(/`(\/[\w./-]+)`/g)].map(([, entry]) => `.${entry}`);

    const missing = entries.filter((entry) => {
      const pattern = Object.keys(exports).find((each) => matchesGlob(entry, each));
      // Of a sheet, whose pattern matches any name.
      const isSheet = entry.endsWith(".css");
      return !pattern || (isSheet && !existsSync(join(packed.folder, "dist", entry)));
    });
    expect(missing).toEqual([]);
  });
});

/** Modules of a package that its entries load with the condition `react-server`, outside client boundaries. */
function loadedByServers(folder: string): string[] {
  const { exports } = readJson<{ exports: Record<string, Conditions | string> }>(
    folder,
    "package.json",
  );
  const loaded = new Set(
    Object.values(exports)
      .filter((target) => typeof target !== "string")
      .flatMap(({ default: target, "react-server": onServer = target }) =>
        globSync(target, { cwd: folder })
          .map((file) => basename(file, ".js"))
          .filter((star) => existsSync(join(folder, target.replaceAll("*", star))))
          .map((star) => join(folder, onServer.replaceAll("*", star))),
      ),
  );
  for (const file of loaded) {
    const code = readFileSync(file, "utf8");
    if (DIRECTIVE.test(code)) continue;
    for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g))
      loaded.add(join(dirname(file), imported));
  }
  return [...loaded];
}

/** The specifiers of a module's imports that are not computed. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) =>
        /^["'](.*)["']$/.exec(code.slice(start, end))?.[1] ?? [],
    ),
  ];
}

/** The package of `@claimkit/ui-kit/button` is `@claimkit/ui-kit`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

interface Conditions {
  default: string;
  "react-server"?: string;
}

function exportsOf(file: string): unknown[] {
  return parseSync(file, readFileSync(file, "utf8")).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? exportName.kind).toSorted(),
  );
}
