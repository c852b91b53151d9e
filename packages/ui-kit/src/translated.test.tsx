import { cleanup, render } from "@testing-library/react";
import { cloneElement, type JSX } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { examples } from "../testing/examples.tsx";
import { translate } from "../testing/translate.ts";

afterEach(cleanup);

/** Other texts and states, one after the other. A component ignores props that it does not have. */
const changes = [
  { label: "Uno", heading: "Uno", caption: "Uno", error: "Mal", valueText: "1 de 5" },
  { label: "Dos", heading: undefined, error: undefined, instructionalText: "Así", date: "1 nov" },
  { label: "Dos", optionalText: "hide", disabledReason: "Cerrado", description: "Más", facts: "2" },
  { label: "Tres", status: "info", newTab: true, busy: false, error: "Mal", count: 7 },
  { label: "Tres", newTab: false, busy: undefined, date: undefined, current: 7, placeholder: "?" },
  {},
];

/** Components whose children are a text in their example. */
const withText =
  /^(Accordion|Busy|Button|ContextualHelp|InformationNote|Link|Modal|Note|Notification|Overlay|Tile|ToggleChip)$/;

test.each(examples)("$name, translated, shows what it is given next", async (row) => {
  vi.spyOn(console, "error").mockImplementation(() => {});

  function example(step: number): JSX.Element {
    const props = changes[step % changes.length] ?? {};
    return withText.test(row.name) ? (
      cloneElement(row.Example(props), { children: `Texto ${step}` })
    ) : (
      <row.Example {...props} />
    );
  }

  const { container, rerender, unmount } = render(example(0));
  for (let step = 1; step <= 2 * changes.length; step += 1) {
    translate(container);
    rerender(example(step));
    const fresh = render(example(step));
    // Elements render a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    expect(container.textContent).toBe(fresh.container.textContent);
    fresh.unmount();
  }
  translate(container);
  unmount();

  expect(container.textContent).toBe("");
});
