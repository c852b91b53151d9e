import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { describeElements } from "../build/manifests/describe-elements.ts";
import { frameworkExamples } from "../frameworks/framework-examples.ts";
import { components } from "./components.ts";
import { typeErrors } from "./type-errors.ts";
import { WRONG_USES } from "./wrong-uses.ts";

const repository = resolve(import.meta.dirname, "../..");

/** The host's own names, which the examples of some pages use without an import. */
const HOST = `
import type { ClaimsClient, ClaimsClientOptions } from "@claimkit/claims-api";
import type { ReactNode } from "react";

export { ClaimkitProvider, configureClaimkit } from "@claimkit/widget-runtime";
export declare const client: ClaimsClient;
export declare const options: ClaimsClientOptions;
export declare const user: { id: string };
export declare const session: { accessToken(options: { renew: boolean }): Promise<string> };
export declare const claimNumber: string;
export declare const signal: AbortSignal;
export declare const page: ReactNode;
`;
const WITH_HOST = new Set(["docs/guides/language.md", "docs/guides/server-rendering.md"]);
const HOST_NAMES = [...HOST.matchAll(/const (\w+)|\{ (ClaimkitProvider), (configureClaimkit) \}/g)]
  .flatMap(([, ...names]) => names)
  .filter((name) => name !== undefined);

/** An import of the names of the host that an example uses and does not declare itself. */
function hostImport(page: string, code: string): string {
  if (!WITH_HOST.has(page)) return "";
  const used = HOST_NAMES.filter(
    (name) =>
      new RegExp(`(?<!\\w\\.|[\\w"-])${name}\\b(?!:)`).test(code) &&
      !new RegExp(`(?:import|const|function) [^;=(]*\\b${name}\\b`).test(code),
  );
  return used.length > 0
    ? `import { ${used.join(", ")} } from "${"../".repeat(page.split("/").length)}host.ts";`
    : "";
}

/** Files of the host, and libraries that are not installed here. */
const MODULES = `
declare module "*/standalone.js" {
  export * from "@claimkit/elements/standalone.js";
}
declare module "*/claimkit/elements/claim-summary.js" {}
declare module "*/claims-server.ts" {
  export const server: import("@claimkit/claims-server").ClaimsServer;
}
declare module "*/adapter.ts" {
  export const server: import("@claimkit/claims-server").ClaimsServer;
}
declare module "*/client.ts" {
  export const client: import("@claimkit/claims-api").ClaimsClient;
}
declare module "*/report-accordion.tsx" {
  export const ReportAccordion: typeof import("@claimkit/claims-widgets").ReportAccordion;
}
declare module "@hono/node-server" {
  type Fetch = (request: Request) => Response | Promise<Response>;
  export function serve(options: { fetch: Fetch; port?: number }): void;
  export function getRequestListener(fetch: Fetch): (request: object, response: object) => void;
}
declare module "express" {
  export default function express(): {
    use(path: string, listener: (request: object, response: object) => void): void;
  };
}
declare module "*/client-options.ts" {
  export const clientOptions: import("@claimkit/claims-api").ClaimsClientOptions;
}
declare module "vue" {
  interface GlobalComponents {}
  interface HTMLAttributes {}
  interface PublicProps {}
}
`;

/**
 * A block of code, or a script in a block of HTML. `file=…` marks the content of a file, which is checked there, and
 * `partial` marks a block that leaves something out that a type requires.
 */
const EXAMPLE =
  /^ *(?:```(?<language>[jt]sx?)\b(?! (?:file=|partial\b)).*|<script type="module">)\n(?<code>[\s\S]*?)^ *(?:```|<\/script>)$/gm;

/** The examples of a page as modules. Their lines have the same numbers as in the page. */
function examplesIn(page: string, markdown: string): [path: string, code: string][] {
  return [...markdown.matchAll(EXAMPLE)].map(({ index, groups = {} }) => {
    const { language = "ts", code = "" } = groups;
    const line = markdown.slice(0, index).split("\n").length;
    const path = `${page}/${line}.${language.replace("j", "t")}`;
    return [path, `${hostImport(page, code)}${"\n".repeat(line)}${code}\nexport {};\n`];
  });
}

const examples = globSync("{README.md,packages/*/README.md,docs/{guides,reference}/*.md}", {
  cwd: repository,
}).flatMap((page) => examplesIn(page, readFileSync(join(repository, page), "utf8")));

/** The tabs of each widget in Storybook. */
const widgets = describeElements().map((element) => {
  const name = element.component.replace(/InElement$/, "");
  const file = components.find((component) => component.name === name)?.file ?? "";
  const [, folder = ""] = /\/packages\/([\w-]+)\//.exec(file) ?? [];
  return { element, examples: frameworkExamples(element, name, `@claimkit/${folder}`) };
});

const inReact = widgets.flatMap(({ element, examples: tabs }) =>
  tabs
    .filter(({ language }) => language === "tsx")
    .map(({ framework, code }) => [`widgets/${element.name}/${framework}.tsx`, code] as const),
);

/** Without these, no one would notice if the compiler took everything for `any`. */
const WRONG = [
  {
    page: "misspelled-export.md",
    markdown: `
\`\`\`ts
import { createClaimClient } from "@claimkit/claims-api";
\`\`\``,
    error: "misspelled-export.md:3: error TS2724",
  },
  {
    page: "missing-option.md",
    markdown: `
\`\`\`html
<script type="module">
  import { createClaimsClient } from "/claimkit/standalone.js";

  createClaimsClient({ environment: "prod", baseUrl: "/api", clientId: "my-site" });
</script>
\`\`\``,
    error: "missing-option.md:6: error TS2741",
  },
  {
    page: "wrong-prop.md",
    markdown: `
\`\`\`tsx
import { ClaimTracker } from "@claimkit/claims-widgets";

<ClaimTracker claimNumber={1006} />;
\`\`\``,
    error: "wrong-prop.md:5: error TS2322",
  },
];

const wrongUses = Object.entries(WRONG_USES).map(([mistake, [code, named]], at) => ({
  mistake,
  code,
  named,
  path: `wrong-uses/case-${at}.tsx`,
}));

let errors: readonly string[];

beforeAll(() => {
  const wrong = WRONG.flatMap(({ page, markdown }) => examplesIn(page, markdown));
  const host = [
    ["host.ts", HOST],
    ["modules.d.ts", MODULES],
  ] as const;
  const uses = wrongUses.map(({ path, code }) => [path, code] as const);
  errors = typeErrors(
    "examples",
    new Map([...examples, ...inReact, ...wrong, ...uses, ...host]),
  ).map((error) => error.replace(/\/\d+\.tsx?\((\d+),\d+\)/, ":$1"));
});

test("all examples compile", () => {
  const pages = [...WRONG.map(({ page }) => page), "wrong-uses"];

  expect(examples.length).toBeGreaterThan(40);
  expect(inReact.length).toBeGreaterThan(30);
  expect(errors.filter((error) => !pages.some((page) => error.startsWith(page)))).toEqual([]);
});

test.each(WRONG)("reports $error", ({ error }) => {
  expect(errors).toContainEqual(expect.stringContaining(error));
});

test("a mistake that a type can show is an error that names it", () => {
  const silent = wrongUses
    .map(({ mistake, named, path }) => ({
      mistake,
      named,
      messages: errors.filter((error) => error.startsWith(`${path}(`)),
    }))
    .filter(({ named, messages }) => !messages.some((message) => named.test(message)));

  expect(wrongUses.length).toBeGreaterThan(30);
  expect(silent).toEqual([]);
});

test("in HTML, Vue and Angular, each attribute of a widget has a value that it knows", () => {
  const unknown = widgets.flatMap(({ element, examples: tabs }) =>
    tabs.flatMap(({ code }) =>
      [...code.matchAll(/ ([a-z]+(?:-[a-z]+)*)="([^"]*)"/g)]
        .map(([, name, value = ""]) => ({
          value,
          field: element.fields.find(({ attribute }) => attribute === name),
        }))
        .filter(
          ({ field, value }) =>
            field && !(field.values.length === 0 ? value : field.values.includes(value)),
        )
        .map(({ field, value }) => `${element.name}: ${field?.attribute}="${value}"`),
    ),
  );

  expect(unknown).toEqual([]);
});
