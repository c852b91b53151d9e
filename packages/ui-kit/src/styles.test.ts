import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);

test("declares its tokens on the page alone, so that the page's own values reach everywhere", async () => {
  const tokens = await readFile(new URL("tokens.css", folder), "utf8");

  const blocks = tokens.match(/^.*(?= \{$)/gm)?.map((line) => line.trim());
  const selectors = blocks?.filter((line) => !line.startsWith("@"));
  expect(new Set(selectors)).toEqual(new Set([":where(:root)"]));
});

test("keeps both color schemes in a host's build, which lowers newer CSS", async () => {
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
