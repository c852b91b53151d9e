import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";
import { cssAsText } from "./css-as-text.ts";
import type * as Tables from "@claimkit/elements";

// Run in packages/elements. Generates dist/custom-elements.json, with which editors complete tags and attributes.

const TYPES = { string: "string", boolean: "boolean", number: "number", list: "string[]" };

/** Events of every element. See `ClaimkitEventMap` in widget-runtime. */
const EVENTS = [
  {
    name: "ck:loading",
    type: { text: "CustomEvent<LoadingEvent>" },
    description: "The element requests its data.",
  },
  {
    name: "ck:ready",
    type: { text: "CustomEvent<ReadyEvent>" },
    description: "The data is rendered. Includes the load time.",
  },
  {
    name: "ck:error",
    type: { text: "CustomEvent<LoadErrorEvent>" },
    description: "The element failed and shows an error message.",
  },
  {
    name: "ck:warning",
    type: { text: "CustomEvent<WarningEvent>" },
    description: "A part of the data was invalid and left out.",
  },
  {
    name: "ck:click",
    type: { text: "CustomEvent<ClickEvent>" },
    description: "A control of the element was used.",
  },
  {
    name: "ck:action",
    type: { text: "CustomEvent<ActionEvent>" },
    description:
      "The user chose an action. Cancelable: call `preventDefault()` to handle it on the page.",
  },
  {
    name: "ck:select",
    type: { text: "CustomEvent<SelectEvent>" },
    description: "The user selected something.",
  },
  {
    name: "ck:feedback",
    type: { text: "CustomEvent<FeedbackEvent>" },
    description: 'The user answered "Was this helpful?".',
  },
  {
    name: "ck:request",
    type: { text: "CustomEvent<RequestEvent>" },
    description: "A request of the client ended.",
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
