import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const guide = readFileSync(resolve(root, "docs/guides/forms.md"), "utf8");

// form-libraries.test.tsx fills them in.
test.each(globSync("packages/ui-kit/testing/forms/*.tsx", { cwd: root }))(
  "docs/guides/forms.md has the current example %s",
  (file) => {
    const code = readFileSync(resolve(root, file), "utf8");
    expect(guide).toContain(code.replace("../../src/index.ts", "@claimkit/ui-kit"));
  },
);
