import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { commands } from "vitest/browser";
import { adoptSheets, rememberStyles } from "../testing/computed-styles.ts";
import { examples } from "../testing/examples.tsx";

// Why: docs/decisions/styles.md#each-component-has-its-own-sheet

/** Other components that an example renders. */
const COMPANIONS: Record<string, readonly string[]> = {
  AccordionGroup: ["Accordion"],
  ButtonBar: ["Button"],
  ContextualHelp: ["Link"],
  Form: ["Button"],
  Notification: ["Button"],
  Table: ["Waiting"],
  TileGroup: ["Tile"],
};

let sheets: Awaited<ReturnType<typeof commands.builtSheets>>;

beforeAll(async () => {
  sheets = await commands.builtSheets("ui-kit");
}, 60_000);

afterEach(() => {
  cleanup();
  adoptSheets();
});

test.each(examples)(
  "$name looks the same with its own sheet, and with every component's sheet in any order",
  async ({ name, Example, open }) => {
    const own = [name, ...(COMPANIONS[name] ?? [])].map((each) => sheets.components[each] ?? "");
    adoptSheets(sheets.whole);
    render(<Example />);
    await open?.();
    const readDifferences = rememberStyles();

    adoptSheets(...own);
    expect.soft(readDifferences()).toEqual([]);
    adoptSheets(sheets.reversed);
    expect.soft(readDifferences()).toEqual([]);
  },
);
