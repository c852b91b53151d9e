import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, normalize, resolve } from "node:path";
import { Ajv } from "ajv";
import { parseSync } from "oxc-parser";
import { describe, expect, test } from "vitest";
import {
  getLanguageService,
  newHTMLDataProvider,
  TextDocument,
  type HTMLDataV1,
  type LanguageService,
  type MarkupContent,
} from "vscode-html-languageservice";
import { customElementsManifest } from "./custom-elements.ts";
import { describeElements } from "./describe-elements.ts";
import { type DescribedElement, withoutColon } from "./described-element.ts";
import { elementAttributes } from "./element-attributes.ts";
import { elementContent, elementRows } from "./element-rows.ts";
import { htmlData } from "./html-data.ts";
import { knownElements } from "./known-elements.ts";
import { partsPage } from "./parts-page.ts";
import { webTypes } from "./web-types.ts";

const root = resolve(import.meta.dirname, "../../..");
const elements = describeElements();
const rows = elements.map((element) => ({ tag: element.name, element }));

test("describes every element, field, event, action and slot", () => {
  const all = elements.flatMap(({ fields, events, actions, slots, cssProperties, ...element }) => [
    element,
    ...[fields, events, actions, slots, cssProperties].flat(),
  ]);

  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test("writes out the values of unions, required attributes and defaults", () => {
  const field = (tag: string, name: string) =>
    elements.find((element) => element.name === tag)?.fields.find((each) => each.name === name);

  expect(field("claim-summary", "persona")).toMatchObject({
    attribute: "persona",
    type: '"member" | "third-party" | "associate"',
    values: ["member", "third-party", "associate"],
    default: '"member"',
  });
  expect(field("claim-summary", "claimNumber")).toMatchObject({ isRequired: true, type: "string" });
  expect(field("claim-summary", "isThirdParty")).toMatchObject({ type: "boolean" });
  expect(field("all-faqs", "headingLevel")?.type).toBe("2 | 3 | 4 | 5 | 6");
});

test("custom-elements.json is valid", () => {
  const schema = createRequire(import.meta.url).resolve("custom-elements-manifest/schema.json");
  const ajv = new Ajv({ strict: false });
  const validate = ajv.compile(JSON.parse(readFileSync(schema, "utf8")) as object);
  const manifest = customElementsManifest(elements);

  expect(validate(JSON.parse(JSON.stringify(manifest))), JSON.stringify(validate.errors)).toBe(
    true,
  );
});

test("lists the classes of each element as parts", () => {
  const partsOf = (tag: string): string[] =>
    elements.find(({ name }) => name === tag)?.parts.map(({ name }) => name) ?? [];

  expect(elements.filter(({ parts }) => parts.length === 0).map(({ name }) => name)).toEqual([]);
  expect(partsOf("app-claim-list")).toContain("ck-claim-list-heading");
  expect(partsOf("app-claim-list")).not.toContain("ck-claim-tracker-section");
  expect(partsOf("claim-tracker")).toContain("ck-claim-tracker-section");
  // A further class, and one in a module that is loaded lazily.
  expect(partsOf("app-claim-list")).toContain("ck-claim-list-item");
  expect(partsOf("repairs-accordion")).toContain("ck-document-toolbar");
});

test("lists the parts of the kit's components inside each element", () => {
  const declarations = customElementsManifest(elements).modules.flatMap(
    (module) => module.declarations ?? [],
  );
  const partsOf = (tag: string): string[] =>
    declarations
      .flatMap((declaration) =>
        "tagName" in declaration && declaration.tagName === tag ? (declaration.cssParts ?? []) : [],
      )
      .map(({ name }) => name);

  expect(partsOf("report-accordion")).toEqual(
    expect.arrayContaining(["ck-report", "ck-accordion", "ck-button", "toggle", "panel"]),
  );
  expect(partsOf("claim-summary")).not.toContain("ck-accordion");
  expect(new Set(partsOf("repairs-accordion")).size).toBe(partsOf("repairs-accordion").length);
});

test("the reference lists the parts of each element and of the components inside", async () => {
  const file = resolve(root, "docs/reference/parts.md");

  await expect(partsPage(elements)).toMatchFileSnapshot(file);
});

test("attributes have the same types in TSX as in the table of elements", async () => {
  const file = resolve(root, "packages/elements/src/element-attributes.ts");

  await expect(await elementAttributes(elements)).toMatchFileSnapshot(file);
});

test("a page has the rows of the tables of elements before it loads their code", async () => {
  const file = resolve(root, "packages/elements/src/element-rows.ts");

  await expect(await elementRows(elements)).toMatchFileSnapshot(file);
});

test("in development, a page knows the attributes of each element and their values", async () => {
  const file = resolve(root, "packages/elements/src/development/known-elements.ts");

  await expect(await knownElements(elements)).toMatchFileSnapshot(file);
});

/** Pages with a table of elements. */
const tables = [
  "packages/elements/README.md",
  "packages/claims-widgets/README.md",
  "docs/reference/claims.md",
].map((page) => ({ page, lines: readFileSync(resolve(root, page), "utf8").split("\n") }));

/** Attributes that most elements have, so the pages name them below their tables. */
const COMMON = new Set([
  "claim-number",
  "is-third-party",
  "contact-id",
  "server-id",
  "heading-level",
  "theme",
]);

test("no file is left of an element that the tables no longer have", () => {
  const tags = new Set(rows.map(({ tag }) => tag));
  const files = globSync("packages/elements/src/contents/*", { cwd: root });

  expect(files.filter((file) => !tags.has(basename(file, ".ts")))).toEqual([]);
});

describe.each(rows)("<$tag>", ({ tag, element }) => {
  test("its file has the component of the table and its styles", async () => {
    const file = resolve(root, `packages/elements/src/contents/${tag}.ts`);

    await expect(await elementContent(element)).toMatchFileSnapshot(file);
  });

  test("web-types.json has its attributes, properties, events and slots", () => {
    const { contributions } = webTypes(elements, { name: "@claimkit/elements", version: "1.0.0" });
    const written = contributions.html.elements.find(({ name }) => name === tag);

    expect(written?.attributes.map(({ name }) => name)).toEqual(attributesOf(element));
    expect(written?.js.properties.map(({ name }) => name)).toEqual(
      element.fields.map(({ name }) => name),
    );
    expect(written?.js.events.map(({ name }) => name)).toEqual(eventsOf(element));
    expect(written?.slots.map(({ name }) => name)).toEqual(element.slots.map(({ name }) => name));
  });

  const hasRow = (line: string): boolean => line.startsWith("|") && line.includes(`\`${tag}\` `);

  test.each(tables.filter(({ lines }) => lines.some(hasRow)))(
    "has its attributes in $page",
    (table) => {
      const row = table.lines.find(hasRow);
      const own = attributesOf(element).filter((attribute) => !COMMON.has(attribute));

      expect(own.filter((attribute) => !row?.includes(`\`${attribute}\``))).toEqual([]);
    },
  );

  // Actions of a widget are in its code, where TypeScript does not connect them to the table.
  test("lists exactly the actions that its code requests", () => {
    const requested = actionsRequestedBy(componentFile(tag));

    expect(element.actions.map(({ name }) => name).toSorted()).toEqual(requested);
  });

  test("an editor completes its tag, attributes and values in HTML", () => {
    const complete = completionsIn(editor());

    expect(complete("<|")).toContain(tag);
    expect(complete(`<${tag} |`)).toEqual(expect.arrayContaining(attributesOf(element)));
    for (const { attribute, values } of element.fields.filter((field) => field.values.length > 0))
      expect(complete(`<${tag} ${attribute}="|"`)).toEqual(expect.arrayContaining([...values]));
  });

  test("an editor explains its tag and attributes on hover in HTML", () => {
    const hover = hoverIn(editor());

    const shown = hover(`<|${tag}></${tag}>`);
    expect(shown).toContain(element.description);
    for (const { name } of element.parts) expect(shown).toContain(`\`${name}\``);
    for (const name of eventsOf(element)) expect(shown).toContain(`\`${name}\``);
    for (const { name, type, description } of element.actions)
      expect(shown).toContain(`\`${name}\` \`${type}\`: ${description}`);
    for (const { name, attribute, description } of element.fields) {
      if (attribute) expect(hover(`<${tag} |${attribute}="1"></${tag}>`)).toContain(description);
      else expect(shown).toContain(`\`${name}\``);
    }
  });
});

function attributesOf({ fields }: DescribedElement): string[] {
  return fields.flatMap(({ attribute }) => attribute ?? []);
}

function eventsOf({ events }: DescribedElement): string[] {
  return events.flatMap(({ name }) => [name, withoutColon(name)]);
}

/** VS Code's language service for HTML, with our custom data. */
function editor(): LanguageService {
  const data = JSON.parse(JSON.stringify(htmlData(elements, "https://example.com"))) as HTMLDataV1;
  return getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider("claimkit", data)],
  });
}

/** A document, and the position of `|` in it. */
function documentOf(service: LanguageService, marked: string) {
  const document = TextDocument.create("file:///page.html", "html", 1, marked.replace("|", ""));
  const position = document.positionAt(marked.indexOf("|"));
  return { document, position, html: service.parseHTMLDocument(document) };
}

function completionsIn(service: LanguageService): (marked: string) => string[] {
  return (marked) => {
    const { document, position, html } = documentOf(service, marked);
    return service.doComplete(document, position, html).items.map(({ label }) => label);
  };
}

function hoverIn(service: LanguageService): (marked: string) => string {
  return (marked) => {
    const { document, position, html } = documentOf(service, marked);
    const { contents } = service.doHover(document, position, html) ?? {};
    return (contents as MarkupContent | undefined)?.value ?? "";
  };
}

/** The module of an element's component. */
function componentFile(tag: string): string {
  for (const table of globSync("packages/*/src/elements.tsx", { cwd: root })) {
    const code = readFileSync(join(root, table), "utf8");
    const [, component = ""] = new RegExp(`"${tag}": \\{[^}]*component: (\\w+)`).exec(code) ?? [];
    const [, file] = new RegExp(`import \\{ ${component} \\} from "(.+)";`).exec(code) ?? [];
    if (component && file) return normalize(join(dirname(table), file));
    if (component) return "packages/widget-runtime/src/feedback-prompt/feedback-prompt.tsx";
  }
  throw new Error(`No table has <${tag}>.`);
}

/** The actions in a module and in the modules of its package that it imports. */
function actionsRequestedBy(entry: string): string[] {
  const seen = new Set<string>();
  const actions = new Set<string>();
  const visit = (file: string): void => {
    // A widget without a call never fails for want of a session.
    if (seen.has(file) || file.endsWith("/frame/widget.tsx")) return;
    seen.add(file);
    const code = readFileSync(join(root, file), "utf8");
    for (const [, name = ""] of code.matchAll(
      /(?:useAction\(|<ActionControl\s+action=)"([\w-]+)"/g,
    ))
      actions.add(name);
    // The frame of a widget requests it when its call fails because nobody is signed in.
    if (/use(?:Claim)?Call[(<]|<LogIn\b/.test(code)) actions.add("log-in");
    const { staticImports, dynamicImports } = parseSync(file, code).module;
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ];
    for (const specifier of specifiers)
      if (/^\.\.?\/.*\.tsx?$/.test(specifier)) visit(normalize(join(dirname(file), specifier)));
  };
  visit(entry);
  return [...actions].toSorted();
}
