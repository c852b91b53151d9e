import { act, cleanup, render } from "@testing-library/react";
import { type JSX, type ReactNode, StrictMode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import {
  controlIn,
  described,
  fillIn,
  focusable,
  isInvalid,
  reset,
  submit,
  submittedValues,
} from "../testing/control-in-form.ts";
import { controls } from "../testing/controls.tsx";
import { expectRef } from "../testing/expect-ref.tsx";
import { renderInShadowRoot } from "../testing/in-shadow-root.tsx";
import type { KitMessages } from "./kit-text.ts";
import { kitEsUs } from "./locales/es-us.ts";
import { LocaleProvider } from "./messages/locale-provider.tsx";
import "./styles.css";
import * as texts from "./texts.ts";

const messages = Object.fromEntries(
  Object.values(texts).map(({ group, english }) => [group, english]),
) as unknown as KitMessages;

/** Where a control must work as in a page. */
const places = [
  {
    place: "in strict mode",
    renderThere: async (children: ReactNode): Promise<ParentNode> =>
      render(<StrictMode>{children}</StrictMode>).container,
  },
  {
    place: "in a shadow root",
    renderThere: async (children: ReactNode): Promise<ParentNode> => renderInShadowRoot(children),
  },
  {
    place: "after server rendering",
    renderThere: async (children: ReactNode): Promise<ParentNode> => {
      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = renderToString(children);
      const control = controlIn(container);
      const onRecoverableError = vi.fn();
      const root = await act(async () => hydrateRoot(container, children, { onRecoverableError }));
      onTestFinished(() => act(() => root.unmount()));

      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(controlIn(container)).toBe(control);
      return container;
    },
  },
];

let consoleError: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  consoleError = vi.spyOn(console, "error");
});

afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  cleanup();
  document.body.replaceChildren();
});

describe.each(Object.entries(controls))("%s", (_, { Example, ...row }) => {
  const { empty, initialProps, initialValues, enteredValues } = row;
  const missing = row.missing ?? (({ field }: KitMessages): string => field.valueMissing);

  /** The control in a form, as callers write it. */
  const inForm = (props: object): JSX.Element => (
    <form>
      <Example id="one" name="part" {...props} />
    </form>
  );

  function renderExample(props: object): HTMLElement {
    return render(inForm(props)).container;
  }

  test("submits its initial value, and what the user enters", async () => {
    expect(submittedValues(renderExample(initialProps))).toEqual(initialValues);
    cleanup();

    const root = renderExample({});
    expect(submittedValues(root)).toEqual(empty);
    await fillIn(root, row);
    expect(submittedValues(root)).toEqual(enteredValues);
  });

  test("if it is controlled, shows the caller's value and reports what the user enters", async () => {
    function Caller(): JSX.Element {
      const [values, setValues] = useState<string[]>([]);
      return inForm(row.controlledProps(values, setValues));
    }
    const { container } = render(<Caller />);

    expect(submittedValues(container)).toEqual(empty);
    await fillIn(container, row);
    expect(submittedValues(container)).toEqual(enteredValues);
  });

  test("keeps a controlled value that the caller does not change", async () => {
    const root = renderExample(row.controlledProps(initialValues, () => {}));

    await fillIn(root, row);

    expect(submittedValues(root)).toEqual(initialValues);
  });

  test("returns to its initial value when the form is reset", async () => {
    const root = renderExample(initialProps);
    await fillIn(root, row);
    expect(submittedValues(root)).not.toEqual(initialValues);

    await reset(root);

    expect(submittedValues(root)).toEqual(initialValues);
  });

  test("keeps what the user has entered if a handler prevents the reset, and resets the next time", async () => {
    const root = renderExample(initialProps);
    await fillIn(root, row);
    const entered = submittedValues(root);
    const prevent = (event: Event): void => event.preventDefault();
    root.addEventListener("reset", prevent);

    await reset(root);
    expect(submittedValues(root)).toEqual(entered);

    root.removeEventListener("reset", prevent);
    await reset(root);
    expect(submittedValues(root)).toEqual(initialValues);
  });

  test("can belong to a form elsewhere on the page by its 'form' attribute", async () => {
    const { container } = render(
      <>
        <form id="elsewhere" />
        <Example id="one" name="part" form="elsewhere" {...initialProps} />
      </>,
    );

    expect(submittedValues(container)).toEqual(initialValues);
  });

  test("exposes its element by ref until it is removed", () => {
    expectRef((props) => <Example name="part" {...props} />);
  });

  test("shows '(optional)' if it is not required, unless optionalText is 'hide'", () => {
    expect(renderExample({}).textContent).toContain("(optional)");
    expect(renderExample({ required: true }).textContent).not.toContain("(optional)");
    expect(renderExample({ optionalText: "hide" }).textContent).not.toContain("(optional)");
  });

  test("is described by its hint, its error and the caller's own description", () => {
    const { container } = render(
      <>
        <p id="own">Own.</p>
        <Example
          id="one"
          aria-describedby="own"
          instructionalText="How to."
          error="Wrong."
          {...initialProps}
        />
      </>,
    );

    expect(described(controlIn(container))).toEqual(["Own.", "How to.", "Wrong."]);
    expect(isInvalid(container)).toBe(true);
  });

  test("is invalid without an error if the caller sets `invalid`, otherwise not", () => {
    expect(isInvalid(renderExample({ invalid: true }))).toBe(true);
    cleanup();
    expect(isInvalid(renderExample({ instructionalText: "How to." }))).toBe(false);
  });

  test.each([
    { language: "English", locale: "en-US", words: messages },
    { language: "Spanish", locale: "es-US", words: kitEsUs.texts },
  ])("shows in $language what is missing", async ({ words, locale }) => {
    const inLanguage = (children: ReactNode): JSX.Element => (
      <LocaleProvider locale={locale} messages={[kitEsUs]}>
        {children}
      </LocaleProvider>
    );
    const { container } = render(inLanguage(inForm({ required: true })));

    await submit(container);

    expect(described(controlIn(container))).toEqual([missing(words)]);
    cleanup();
    render(inLanguage(inForm({})));
    expect(document.body.textContent).toContain(words.field.optional);
  });

  test("prefers the caller's error to its own", async () => {
    const root = renderExample({ required: true, error: "We need this." });

    await submit(root);

    expect(described(controlIn(root))).toEqual(["We need this."]);
  });

  test("is neither submitted nor validated while it is disabled", async () => {
    const root = renderExample({ ...initialProps, disabled: true });
    expect(submittedValues(root)).toEqual([]);
    cleanup();

    const bare = renderExample({ disabled: true, required: true });
    await submit(bare);
    expect(isInvalid(bare)).toBe(false);
    expect(focusable(bare)).toBeUndefined();
  });

  test.runIf(row.readOnly)("is submitted but can't be changed while it is read-only", async () => {
    const root = renderExample({ ...initialProps, readOnly: true });

    await fillIn(root, row);

    expect(root.querySelector(":focus")).toBeTruthy();
    expect(submittedValues(root)).toEqual(initialValues);
  });

  test.each(places)(
    "validates, submits and resets with its form $place",
    async ({ renderThere }) => {
      const root = await renderThere(inForm({ required: true }));

      await submit(root);
      expect(described(controlIn(root))).toEqual([missing(messages)]);
      expect(isInvalid(root)).toBe(true);
      expect(controlIn(root).contains(root.querySelector(":focus"))).toBe(true);

      await fillIn(root, row);
      expect(described(controlIn(root))).toEqual([]);
      expect(isInvalid(root)).toBe(false);
      expect(await submit(root)).toEqual(enteredValues);

      await reset(root);
      expect(submittedValues(root)).toEqual(empty);
      await submit(root);
      await reset(root);
      expect(isInvalid(root)).toBe(false);
    },
  );

  test("keeps two copies on one page independent", async () => {
    const { container } = render(
      <>
        <div>
          <Example name="part" required />
        </div>
        <form>
          <Example id="one" name="part" required />
        </form>
      </>,
    );

    await submit(container);

    const [other, own] = container.children;
    expect(other?.querySelector("[aria-invalid=true], [data-part=error]")).toBeNull();
    expect(own?.querySelector("[data-part=error]")).toBeTruthy();
  });

  test("is aligned to the right in right-to-left text", () => {
    const root = renderExample({ dir: "rtl" });
    root.dir = "rtl";

    const { right } = root.getBoundingClientRect();
    const label = root.querySelector("[data-part=label]");
    expect(label?.getBoundingClientRect().right).toBe(right);
    expect(controlIn(root).getBoundingClientRect().right).toBe(right);
  });

  test("shows in forced colors whether it is filled in or disabled", async () => {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "forced-colors", value: "active" }],
    });
    onTestFinished(async () => {
      await cdp().send("Emulation.setEmulatedMedia", { features: [] });
    });

    const states = [{}, initialProps, { ...initialProps, disabled: true }];
    const screenshots = new Set<string>();
    for (const props of states) {
      const control = controlIn(renderExample(props));
      // Chips are next to their field.
      const element = control.closest(".ck-field") ?? control;
      screenshots.add(await page.screenshot({ element, save: false }));
      cleanup();
    }
    expect(screenshots.size).toBe(states.length);
  });
});
