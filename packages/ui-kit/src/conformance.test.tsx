import { act, cleanup, render } from "@testing-library/react";
import axe from "axe-core";
import { Fragment, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { testConformance } from "../testing/conformance.ts";
import { controls } from "../testing/controls.tsx";
import { clearAnnouncements } from "../testing/announcements.ts";
import { renderInShadowRoot } from "../testing/in-shadow-root.tsx";
import { otherControls, examples } from "../testing/examples.tsx";
import * as kit from "./index.ts";
import { kitEsUs } from "./locales/es-us.ts";
import type { PluralText } from "./messages/define-text.ts";
import "./styles.css";
import * as texts from "./texts.ts";

describe.each(examples)("$name", ({ name, Example, coversPage }) => {
  testConformance({ Example, coversPage, control: controls[name as keyof typeof controls] });
});

describe.each(otherControls)("$name", (control) => {
  testConformance({ Example: control.Example, control });
});

/** axe rules whose result depends on colors and layout. The other rules check only the markup. */
const VISUAL_RULES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** Page settings under which axe checks a component, and the rules to run; by default all. */
const settings: {
  in: string;
  scheme?: string;
  dir?: string;
  forced?: string;
  rules?: string[];
}[] = [
  { in: "in light mode" },
  { in: "in dark mode, from right to left", scheme: "dark", dir: "rtl", rules: VISUAL_RULES },
  { in: "in forced colors", forced: "active", rules: VISUAL_RULES },
];

let consoleError: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  consoleError = vi.spyOn(console, "error");
});

afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  cleanup();
  clearAnnouncements();
  document.body.replaceChildren();
});

test("covers every component", () => {
  const components = Object.keys(kit).filter((name) => /^[A-Z](?!ocale)/.test(name));

  expect(examples.map(({ name }) => name)).toEqual(components);
});

describe.each(examples)("$name", ({ Example, open }) => {
  test("renders the same in strict mode", () => {
    const { container } = render(<Example />);
    const strict = render(
      <StrictMode>
        <Example />
      </StrictMode>,
    );

    expect(withoutIds(strict.container.innerHTML)).toBe(withoutIds(container.innerHTML));
  });

  test("hydrates the server's markup without changes", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Example />);
    const first = container.firstElementChild;
    const onRecoverableError = vi.fn();

    const root = await act(async () => hydrateRoot(container, <Example />, { onRecoverableError }));

    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.firstElementChild).toBe(first);
    await act(async () => root.unmount());
  });

  test("renders the same in a shadow root as in the page", () => {
    const { container } = render(<Example />);
    const shadow = renderInShadowRoot(<Example />);

    expect(withoutIds(shadow.firstElementChild?.innerHTML)).toBe(withoutIds(container.innerHTML));
    expect(computedStyles(shadow)).toEqual(computedStyles(container));
  });

  test("has unique ids if it is rendered twice", () => {
    const { container } = render(
      <Fragment>
        <Example />
        <Example />
      </Fragment>,
    );

    const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("fits a narrow right-to-left page", () => {
    const { container } = render(<Example />, {
      container: Object.assign(document.body.appendChild(document.createElement("div")), {
        dir: "rtl",
      }),
    });
    container.style.inlineSize = "280px";

    expect(container.scrollWidth).toBeLessThanOrEqual(280);
  });

  test("has no English text of its own in Spanish", () => {
    const { container } = render(
      <kit.LocaleProvider locale="es-US" messages={[kitEsUs]}>
        <Example />
      </kit.LocaleProvider>,
    );

    const shown = textsIn(container);
    for (const word of englishWords) expect(shown).not.toContain(word);
  });

  test.each(settings)("has no axe violations $in", async (setting) => {
    const { scheme, dir, forced, rules } = setting;
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "forced-colors", value: forced ?? "none" }],
    });
    onTestFinished(async () => {
      await cdp().send("Emulation.setEmulatedMedia", { features: [] });
    });
    const { container } = render(<Example />);
    container.dir = dir ?? "ltr";
    container.style.cssText = `color-scheme: ${scheme ?? "light"}; background: var(--ck-color-page)`;
    await open?.();

    const { violations } = await axe.run(container, {
      resultTypes: ["violations"],
      ...(rules && { runOnly: { type: "rule", values: rules } }),
    });

    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

const spanishWords = new Set(Object.values(kitEsUs.texts).flatMap(variantsOf));

/** "Error" is the same word in both languages. */
const englishWords = Object.values(texts)
  .flatMap(({ english }) => variantsOf(english))
  .filter((word) => !spanishWords.has(word));

/** All variants of messages, including plural forms. */
function variantsOf(messages: Readonly<Record<string, string | PluralText>>): string[] {
  return Object.values(messages).flatMap((message) =>
    typeof message === "string" ? message : Object.values(message),
  );
}

function textsIn(container: HTMLElement): (string | null)[] {
  return Array.from(container.querySelectorAll("*"), (element) => [
    element.getAttribute("aria-label"),
    ...Array.from(element.childNodes, ({ nodeType, nodeValue }) =>
      nodeType === Node.TEXT_NODE ? nodeValue : null,
    ),
  ]).flat();
}

function withoutIds(html: string | undefined): string | undefined {
  return html?.replaceAll(/_[rR]_\w+_/g, "");
}

/** Enough computed styles to detect whether the style sheet applies. */
function computedStyles(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll("[class^=ck-]"), (element) => {
    const { color, backgroundColor, padding, font } = getComputedStyle(element);
    return [element.className, color, backgroundColor, padding, font].join(" ");
  });
}
