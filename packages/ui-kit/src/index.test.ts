import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "vitest";
import * as kit from "./index.ts";

const folder = new URL(".", import.meta.url);

test("exports these names", () => {
  expect(Object.keys(kit).toSorted()).toMatchInlineSnapshot(`
    [
      "Accordion",
      "AccordionGroup",
      "Autocomplete",
      "Badge",
      "Breadcrumbs",
      "Busy",
      "Button",
      "ButtonBar",
      "Checkbox",
      "CheckboxGroup",
      "ContextualHelp",
      "DatePicker",
      "Form",
      "FormattedField",
      "Header",
      "Icon",
      "InformationNote",
      "InputChip",
      "Link",
      "LocaleContext",
      "LocaleProvider",
      "Logo",
      "Modal",
      "Note",
      "Notification",
      "Overlay",
      "PageNavigator",
      "PasswordField",
      "ProgressBar",
      "Radio",
      "RadioGroup",
      "Select",
      "SortableTable",
      "SpriteIcon",
      "Switch",
      "Table",
      "Tabset",
      "Tag",
      "TextField",
      "Textarea",
      "Tile",
      "TileGroup",
      "ToggleChip",
      "Waiting",
      "announce",
      "defineText",
      "formatPlural",
      "formatText",
      "iconNames",
      "localize",
      "overrideText",
      "phoneNumber",
      "trimmedText",
      "useLocale",
      "useText",
      "zipCode",
    ]
  `);
});

test("ships every style sheet", async () => {
  const styles = await readFile(new URL("styles.css", folder), "utf8");
  const sheets = globSync("**/*.css", { cwd: folder }).filter((sheet) => sheet !== "styles.css");

  expect(styles.match(/(?<=@import ").*?(?=")/g)?.toSorted()).toEqual(
    sheets.map((sheet) => `./${sheet}`).toSorted(),
  );
});

test("declares its layers in the order that all packages agree on, before anything else", async () => {
  const styles = await readFile(new URL("styles.css", folder), "utf8");

  expect(styles.split("\n", 1)).toEqual([
    "@layer claimkit.tokens, claimkit.vendor, claimkit.kit.reset, claimkit.kit.base, claimkit.kit, claimkit.widgets;",
  ]);
  expect(
    styles.match(/@import .*(?<!layer\(claimkit\.(?:tokens|kit(?:\.(?:reset|base))?)\));/g),
  ).toBeNull();
});

test("declares its tokens on the page alone, so that the page's own values reach everywhere", async () => {
  const tokens = await readFile(new URL("tokens.css", folder), "utf8");

  const blocks = tokens.match(/^.*(?= \{$)/gm)?.map((line) => line.trim());
  const selectors = blocks?.filter((line) => !line.startsWith("@"));
  expect(new Set(selectors)).toEqual(new Set([":where(:root)"]));
});

test("keeps its two looks through a host's build, which rewrites what it takes for too new", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL("styles.css", folder)) },
    },
  });

  const css = JSON.stringify(built);
  expect(css).toContain("light-dark(");
  expect(css).not.toContain("--lightningcss-");
});
