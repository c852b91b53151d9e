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

/** axe's rules of what a setting can change: colors, and what fits. The other rules read the markup alone. */
const LOOKS = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** How a page may be set when axe looks at a component, by which rules; by all of them without. */
const settings: {
  in: string;
  scheme?: string;
  dir?: string;
  forced?: string;
  rules?: string[];
}[] = [
  { in: "in the light look" },
  { in: "in the dark look, from right to left", scheme: "dark", dir: "rtl", rules: LOOKS },
  { in: "in forced colours", forced: "active", rules: LOOKS },
];

let complaints: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});

afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
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
  test("draws the same in strict mode", () => {
    const { container } = render(<Example />);
    const strict = render(
      <StrictMode>
        <Example />
      </StrictMode>,
    );

    expect(withoutIds(strict.container.innerHTML)).toBe(withoutIds(container.innerHTML));
  });

  test("takes over the server's markup as it is", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Example />);
    const first = container.firstElementChild;
    const onRecoverableError = vi.fn();

    const root = await act(async () => hydrateRoot(container, <Example />, { onRecoverableError }));

    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.firstElementChild).toBe(first);
    await act(async () => root.unmount());
  });

  test("draws in a shadow root what it draws in the page", () => {
    const { container } = render(<Example />);
    const shadow = renderInShadowRoot(<Example />);

    expect(withoutIds(shadow.firstElementChild?.innerHTML)).toBe(withoutIds(container.innerHTML));
    expect(looks(shadow)).toEqual(looks(container));
  });

  test("gives two copies on one page ids of their own", () => {
    const { container } = render(
      <Fragment>
        <Example />
        <Example />
      </Fragment>,
    );

    const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("fits a narrow page that reads from right to left", () => {
    const { container } = render(<Example />, {
      container: Object.assign(document.body.appendChild(document.createElement("div")), {
        dir: "rtl",
      }),
    });
    container.style.inlineSize = "280px";

    expect(container.scrollWidth).toBeLessThanOrEqual(280);
  });

  test("says none of its own words in English in Spanish", () => {
    const { container } = render(
      <kit.LocaleProvider locale="es-US" messages={[kitEsUs]}>
        <Example />
      </kit.LocaleProvider>,
    );

    const shown = wordsIn(container);
    for (const word of englishWords) expect(shown).not.toContain(word);
  });

  test.each(settings)("has nothing that axe would change $in", async (setting) => {
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

/** "Error" is the same word in both languages. */
const englishWords = Object.values(texts)
  .flatMap(({ english }) => wordingsOf(english))
  .filter((word) => !wordingsOf(kitEsUs.texts.kit).includes(word));

/** All wordings of some messages, also those by number. */
function wordingsOf(messages: Readonly<Record<string, string | PluralText>>): string[] {
  return Object.values(messages).flatMap((message) =>
    typeof message === "string" ? message : Object.values(message),
  );
}

function wordsIn(container: HTMLElement): (string | null)[] {
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

/** Enough of how everything looks to see whether the style sheet has reached it. */
function looks(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll("[class^=ck-]"), (element) => {
    const { color, backgroundColor, padding, font } = getComputedStyle(element);
    return [element.className, color, backgroundColor, padding, font].join(" ");
  });
}
