import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { typeErrors } from "./type-errors.ts";

const repository = resolve(import.meta.dirname, "../..");

/** What an example may use without an import: the setup of the page, and the host's own values and functions. */
const GLOBALS = `
import type { ClaimsClient, ClaimsClientOptions, ReportDetails } from "@claimkit/claims-api";
import type * as widgets from "@claimkit/claims-widgets";
import type * as runtime from "@claimkit/widget-runtime";
import type { JSX, ReactNode } from "react";
import type { Root } from "react-dom/client";
import type * as vitest from "vitest";

declare global {
  const client: ClaimsClient;
  const { ClaimkitProvider, configureClaimkit }: typeof runtime;

  const options: ClaimsClientOptions;
  const { baseUrl, clientId, getAccessToken }: ClaimsClientOptions;
  const user: { id: string };
  const sessions: readonly { accessToken: string; user: { id: string; claims: string[] } }[];
  const session: { accessToken(options: { renew: boolean }): Promise<string> };
  const { claimNumber, contactId }: { claimNumber: string; contactId: string };
  const { signal }: AbortController;
  const reverseGeocode: runtime.ReverseGeocode;
  const root: Root;
  const page: ReactNode;
  const { ReportAccordion }: typeof widgets;
  function ReportView(props: { report: ReportDetails }): JSX.Element;
  const ownStyles: string;
  function book(): void;
  function log(entry: object): void;
  function retry(): void;
  function storeChoice(claimNumber: string | undefined, shopId: string): Promise<void>;
  const { expect }: typeof vitest;
}
`;

/** Files of the host, and libraries that are not installed here. */
const MODULES = `
declare module "*/claimkit/standalone.js" {
  export * from "@claimkit/elements/standalone.js";
}
declare module "*/claimkit/elements/claim-summary.js" {}
declare module "*/claims.ts" {
  export const server: import("@claimkit/claims-server").ClaimsServer;
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
    return [path, `${"\n".repeat(line)}${code}\nexport {};\n`];
  });
}

const examples = globSync("{README.md,packages/*/README.md,docs/{guides,reference}/*.md}", {
  cwd: repository,
}).flatMap((page) => examplesIn(page, readFileSync(join(repository, page), "utf8")));

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

  createClaimsClient({ environment: "prod", baseUrl, clientId });
</script>
\`\`\``,
    error: "missing-option.md:6: error TS2741",
  },
  {
    page: "wrong-prop.md",
    markdown: `
\`\`\`tsx
<ClaimkitProvider client={client} phone={8005550199}>
  …
</ClaimkitProvider>;
\`\`\``,
    error: "wrong-prop.md:3: error TS2322",
  },
];

let errors: readonly string[];

beforeAll(() => {
  const wrong = WRONG.flatMap(({ page, markdown }) => examplesIn(page, markdown));
  const host = [
    ["globals.ts", GLOBALS],
    ["modules.d.ts", MODULES],
  ] as const;
  errors = typeErrors("examples", new Map([...examples, ...wrong, ...host])).map((error) =>
    error.replace(/\/\d+\.tsx?\((\d+),\d+\)/, ":$1"),
  );
});

test("all examples compile", () => {
  const pages = WRONG.map(({ page }) => page);

  expect(examples.length).toBeGreaterThan(40);
  expect(errors.filter((error) => !pages.some((page) => error.startsWith(page)))).toEqual([]);
});

test.each(WRONG)("reports $error", ({ error }) => {
  expect(errors).toContainEqual(expect.stringContaining(error));
});
