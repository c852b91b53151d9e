import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";
import { cssAsText } from "./css-as-text.ts";
import type * as Tables from "@claimkit/elements";

// Run in packages/elements: writes dist/custom-elements.json, by which editors know our tags and attributes, from the tables.

const TYPES = { string: "string", boolean: "boolean", number: "number", list: "string[]" };

/** What every element of ours says to its page (widget-runtime, `ClaimkitEventMap`). */
const EVENTS = [
  {
    name: "ck:loading",
    type: { text: "CustomEvent<LoadingEvent>" },
    description: "It asks for its data.",
  },
  {
    name: "ck:ready",
    type: { text: "CustomEvent<ReadyEvent>" },
    description: "Its data is on the page; with the load time.",
  },
  {
    name: "ck:error",
    type: { text: "CustomEvent<LoadErrorEvent>" },
    description: "It failed, and shows its sentence.",
  },
  {
    name: "ck:warning",
    type: { text: "CustomEvent<WarningEvent>" },
    description: "Something in its data was odd and left out.",
  },
  {
    name: "ck:click",
    type: { text: "CustomEvent<ClickEvent>" },
    description: "A control in it was used.",
  },
  {
    name: "ck:action",
    type: { text: "CustomEvent<ActionEvent>" },
    description:
      "It asks the page to do something. Cancelable: prevent it, and no link is followed.",
  },
  {
    name: "ck:select",
    type: { text: "CustomEvent<SelectEvent>" },
    description: "Something in it was chosen.",
  },
  {
    name: "ck:feedback",
    type: { text: "CustomEvent<FeedbackEvent>" },
    description: 'Somebody answered "Was this helpful?".',
  },
  {
    name: "ck:request",
    type: { text: "CustomEvent<RequestEvent>" },
    description: "A call of its client ended.",
  },
];

async function readTables(): Promise<Pick<typeof Tables, "claimkitElements">> {
  const folder = temporaryFolder("tables");
  const outfile = join(folder, "tables.mjs");
  try {
    await build({
      entryPoints: ["src/claimkit-elements.ts"],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      plugins: [cssAsText],
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    removeFolder(folder);
  }
}

const { claimkitElements } = await readTables();
const path = "dist/index.js";

const declarations = Object.entries(claimkitElements).map(([tagName, row]) => {
  const fields = Object.entries(row.attributes).map(([name, type]) => ({
    name,
    type: { text: TYPES[type] },
  }));
  return {
    kind: "class",
    customElement: true,
    tagName,
    name: tagName.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    attributes: fields.map(({ name, type }) => ({
      name: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      fieldName: name,
      type,
    })),
    members: [
      ...fields.map(({ name, type }) => ({ kind: "field", name, type })),
      ...("properties" in row ? row.properties : []).map((name) => ({ kind: "field", name })),
    ],
    events: EVENTS,
  };
});

const manifest = {
  schemaVersion: "2.1.0",
  readme: "README.md",
  modules: [
    {
      kind: "javascript-module",
      path,
      declarations,
      exports: declarations.map(({ name, tagName }) => ({
        kind: "custom-element-definition",
        name: tagName,
        declaration: { name, module: path },
      })),
    },
  ],
};

writeFileSync("dist/custom-elements.json", `${JSON.stringify(manifest, undefined, 2)}\n`);
