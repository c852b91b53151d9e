import { composeStories } from "@storybook/react-vite";
import { HtmlValidate } from "html-validate";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

/** Every state of every component is a story. */
const books = import.meta.glob<Parameters<typeof composeStories>[0]>(
  // Its stories name a sprite sheet in the head of their page, and a server has none.
  ["./**/*.stories.tsx", "!**/sprite-icon.stories.tsx"],
  { eager: true },
);

/** All recommended rules but these. */
const html = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React spells what a parser reads alike: hidden="", readOnly="", <input/>, id="_R_1_".
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    // The chips of one field are sent under its one name.
    "form-dup-name": "off",
    // An <input> without a type is a text field.
    "no-implicit-input-type": "off",
    // Stories dress their pages; that the kit itself writes no styles is in server.test.ts.
    "no-inline-style": "off",
    // A list of suggestions is none of a <select>.
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
    // What is not laid out as a table has to say that it is one.
    "no-redundant-role": "off",
    // How a phone number is broken over two lines is the caller's to say.
    "tel-non-breaking": "off",
  },
});

describe.each(Object.entries(books))("%s", (_, book) => {
  const stories: [string, ComponentType][] = Object.entries(composeStories(book));

  test.each(stories)("%s", (__, Story) => {
    const markup = renderToString(createElement(Story));

    const { results } = html.validateStringSync(markup);

    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
  });
});
