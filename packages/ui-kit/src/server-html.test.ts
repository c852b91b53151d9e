import { composeStories } from "@storybook/react-vite";
import { HtmlValidate } from "html-validate";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

/** Every state of every component has a story. */
const storyFiles = import.meta.glob<Parameters<typeof composeStories>[0]>(
  // The stories set a sprite sheet in the head of their page, which a server does not have.
  ["./**/*.stories.tsx", "!**/sprite-icon.stories.tsx"],
  { eager: true },
);

/** All recommended rules except these. */
const html = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's spelling of what a parser treats alike: hidden="", readOnly="", <input/>, id="_R_1_".
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    // The chips of one field share its name.
    "form-dup-name": "off",
    // An <input> without a type is a text field.
    "no-implicit-input-type": "off",
    // Stories add styles to their pages; server.test.ts checks that the kit writes none.
    "no-inline-style": "off",
    // A list of suggestions can't be a <select>.
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
    // A table whose layout is not a table's needs the role.
    "no-redundant-role": "off",
    // How a phone number wraps is up to the caller.
    "tel-non-breaking": "off",
  },
});

describe.each(Object.entries(storyFiles))("%s", (_, storyFile) => {
  const stories: [string, ComponentType][] = Object.entries(composeStories(storyFile));

  test.each(stories)("%s", (__, Story) => {
    const markup = renderToString(createElement(Story));

    const { results } = html.validateStringSync(markup);

    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
  });
});
