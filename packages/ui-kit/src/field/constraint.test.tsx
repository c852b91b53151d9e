import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps, FormEvent, JSX } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { Probe, type ProbeProps } from "../../testing/probe.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import { RadioGroup } from "../radio/radio-group.tsx";
import { Radio } from "../radio/radio.tsx";
import "../styles.css";

afterEach(cleanup);

function formIn(root: ParentNode = document): HTMLFormElement {
  const form = root.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return form;
}

async function send(root?: ParentNode): Promise<void> {
  await act(async () => formIn(root).requestSubmit());
}

function errors(root: ParentNode = document): (string | null)[] {
  return Array.from(root.querySelectorAll("[data-part=error]"), ({ textContent }) => textContent);
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
}

/** A control for each flag of `ValidityState`, what is typed into it, and the resulting message. */
const flags: {
  flag: keyof ValidityState;
  props: ProbeProps;
  typed?: string;
  english: string;
  spanish: string;
}[] = [
  {
    flag: "valueMissing",
    props: { required: true },
    english: "Fill in this field.",
    spanish: "Complete este campo.",
  },
  {
    flag: "typeMismatch",
    props: { type: "email" },
    typed: "name",
    english: "Enter an email address, like name@example.com.",
    spanish: "Escriba un correo electrónico, como nombre@ejemplo.com.",
  },
  {
    flag: "typeMismatch",
    props: { type: "url" },
    typed: "name",
    english: "Enter a web address, like https://example.com.",
    spanish: "Escriba una dirección web, como https://ejemplo.com.",
  },
  {
    flag: "patternMismatch",
    props: { pattern: "\\d+" },
    typed: "name",
    english: "Use the requested format.",
    spanish: "Escríbalo en el formato que se pide.",
  },
  {
    flag: "patternMismatch",
    props: { pattern: "\\d+", title: "Digits alone." },
    typed: "name",
    english: "Digits alone.",
    spanish: "Digits alone.",
  },
  {
    flag: "tooShort",
    props: { minLength: 3 },
    typed: "ab",
    english: "Enter at least 3 characters.",
    spanish: "Escriba al menos 3 caracteres.",
  },
  {
    flag: "rangeUnderflow",
    props: { type: "number", min: 10 },
    typed: "9",
    english: "Enter 10 or more.",
    spanish: "Escriba 10 o más.",
  },
  {
    flag: "rangeOverflow",
    props: { type: "number", max: 10 },
    typed: "11",
    english: "Enter 10 or less.",
    spanish: "Escriba 10 o menos.",
  },
  {
    flag: "stepMismatch",
    props: { type: "number", step: 5 },
    typed: "7",
    english: "Use the requested format.",
    spanish: "Escríbalo en el formato que se pide.",
  },
  {
    flag: "badInput",
    props: { type: "number" },
    typed: "1e",
    english: "Use the requested format.",
    spanish: "Escríbalo en el formato que se pide.",
  },
];

describe.each(flags)("$flag of $props", ({ flag, props, typed, english, spanish }) => {
  test.each([
    { locale: "en-US", sentence: english },
    { locale: "es-US", sentence: spanish },
  ])("shows in $locale: $sentence", async ({ locale, sentence }) => {
    render(
      <LocaleProvider locale={locale} messages={[kitEsUs]}>
        <form>
          <Probe {...props} />
        </form>
      </LocaleProvider>,
    );
    if (typed) await userEvent.type(field("City"), typed);

    await send();

    expect(field("City").validity[flag]).toBe(true);
    expect(errors()).toEqual([sentence]);
    expect(field("City").ariaInvalid).toBe("true");
  });
});

test("tooLong shows the maximum length when the user has edited a text that is still too long", async () => {
  render(
    <form>
      <Probe maxLength={4} defaultValue="Hailstones" />
    </form>,
  );
  await userEvent.type(field("City"), "{Backspace}");

  await send();

  expect(field("City").validity.tooLong).toBe(true);
  expect(errors()).toEqual(["Enter at most 4 characters."]);
});

test("customError shows the component's own message", async () => {
  render(
    <form>
      <Probe required />
    </form>,
  );
  field("City").setCustomValidity("We don't know this city.");

  await send();

  expect(errors()).toEqual(["We don't know this city."]);
});

test("validationMessages replaces a message of one field", async () => {
  render(
    <form>
      <Probe required validationMessages={{ valueMissing: "Where did it happen?" }} />
    </form>,
  );

  await send();

  expect(errors()).toEqual(["Where did it happen?"]);
});

test("shows no error before the form is submitted", async () => {
  render(
    <form>
      <Probe type="email" />
    </form>,
  );

  await userEvent.type(field("City"), "name");
  await userEvent.tab();

  expect(errors()).toEqual([]);
});

test("the caller's error replaces the browser's", async () => {
  render(
    <form>
      <Probe required error="We need this." />
    </form>,
  );

  await send();

  expect(errors()).toEqual(["We need this."]);
});

test("updates the error as the user corrects the value, and removes it when the value is valid", async () => {
  render(
    <form>
      <Probe type="email" required />
    </form>,
  );
  await send();
  expect(errors()).toEqual(["Fill in this field."]);

  await userEvent.type(field("City"), "name");
  expect(errors()).toEqual(["Enter an email address, like name@example.com."]);

  await userEvent.type(field("City"), "@example.com");
  expect(errors()).toEqual([]);
  expect(field("City").hasAttribute("aria-invalid")).toBe(false);
});

test("updates the error when the caller replaces the value", async () => {
  const form = (value: string): JSX.Element => (
    <form>
      <Probe type="email" required value={value} onChange={() => {}} />
    </form>
  );
  const { rerender } = render(form(""));
  await send();
  expect(errors()).toEqual(["Fill in this field."]);

  rerender(form("name"));
  expect(errors()).toEqual(["Enter an email address, like name@example.com."]);

  rerender(form("name@example.com"));
  expect(errors()).toEqual([]);
});

test.each([
  { by: "itself", disabled: { field: true } },
  { by: "its fieldset", disabled: { fieldset: true } },
])("removes the error when the control is disabled by $by", async ({ disabled }) => {
  const form = (is: { field?: boolean; fieldset?: boolean }): JSX.Element => (
    <form>
      <fieldset disabled={is.fieldset}>
        <Probe required disabled={is.field} />
        <RadioGroup label="Where is the car?" required disabled={is.field}>
          <Radio label="Home" value="home" />
        </RadioGroup>
      </fieldset>
    </form>
  );
  const { rerender } = render(form({}));
  await send();
  expect(errors()).toHaveLength(2);

  rerender(form(disabled));
  expect(errors()).toEqual([]);

  rerender(form({}));
  expect(errors()).toEqual([]);
});

test("removes the error each time the form is reset", async () => {
  render(
    <form>
      <Probe required />
    </form>,
  );

  for (const _ of ["once", "twice"]) {
    await send();
    expect(errors()).toHaveLength(1);
    await act(async () => formIn().reset());
    expect(errors()).toEqual([]);
  }
});

describe("the focus", () => {
  const three = (props: ComponentProps<"form"> = {}): JSX.Element => (
    <form {...props}>
      <Probe label="Name" />
      <Probe label="City" required />
      <Probe label="Street" required />
      <button>Send</button>
    </form>
  );

  test("moves to the first invalid control, and to no other", async () => {
    render(three());
    const focused = vi.fn();
    formIn().addEventListener("focusin", ({ target }) => focused(target));

    await userEvent.click(screen.getByRole("button"));

    expect(document.activeElement).toBe(field("City"));
    expect(
      focused.mock.calls.flat().filter((target) => target !== screen.getByRole("button")),
    ).toEqual([field("City")]);
    expect(errors()).toHaveLength(2);
  });

  test("stays where it is if the form prevents the default in the capture phase", async () => {
    render(three({ onInvalidCapture: (event) => event.preventDefault() }));

    await userEvent.click(screen.getByRole("button"));

    expect(document.activeElement).toBe(screen.getByRole("button"));
    expect(errors()).toHaveLength(2);
  });

  test("moves to the first invalid control in a shadow root, too", async () => {
    const root = renderInShadowRoot(three());

    await send(root);

    expect(root.activeElement).toBe(root.querySelectorAll("input")[1]);
    expect(errors(root)).toHaveLength(2);
  });

  test("moves to a control outside the form that belongs to it by its 'form' attribute", async () => {
    render(
      <>
        <Probe label="City" required form="claim" />
        <form id="claim">
          <Probe label="Street" required />
        </form>
      </>,
    );

    await send();

    expect(document.activeElement).toBe(field("City"));
    expect(errors()).toHaveLength(2);
  });

  test("skips a fieldset that is invalid because of its contents", async () => {
    render(
      <form>
        <fieldset>
          <Probe label="City" required />
        </fieldset>
      </form>,
    );

    await send();

    expect(document.activeElement).toBe(field("City"));
  });

  test("stays within the submitted form if there are two", async () => {
    render(
      <>
        <form>
          <Probe label="Name" required />
        </form>
        {three({ "aria-label": "Second" })}
      </>,
    );

    await act(async () => screen.getByRole<HTMLFormElement>("form").requestSubmit());

    expect(document.activeElement).toBe(field("City"));
    expect(errors(formIn())).toEqual([]);
  });

  test("moves to a control without a form on reportValidity()", async () => {
    render(<Probe required />);

    await act(async () => void field("City").reportValidity());

    expect(document.activeElement).toBe(field("City"));
    expect(errors()).toHaveLength(1);
  });
});

describe("an error is announced", () => {
  const alert = (): HTMLElement | null => screen.queryByRole("alert");

  test("by an alert each time, if Enter leaves the focus in the field", async () => {
    render(
      <form>
        <Probe type="email" required />
      </form>,
    );
    await userEvent.click(field("City"));

    await userEvent.keyboard("{Enter}");
    const first = alert();
    expect(first?.textContent).toBe("Fill in this field.");

    await userEvent.keyboard("{Enter}");
    expect(alert()?.textContent).toBe("Fill in this field.");
    expect(alert()).not.toBe(first);

    await userEvent.keyboard("name");
    expect(errors()).toEqual(["Enter an email address, like name@example.com."]);
    expect(alert()).toBeNull();
  });

  test("with its field, if the focus moves to the field", async () => {
    render(
      <form>
        <Probe label="Name" required />
        <Probe label="City" required />
        <button>Send</button>
      </form>,
    );
    await userEvent.click(field("City"));

    await userEvent.keyboard("{Enter}");

    expect(document.activeElement).toBe(field("Name"));
    expect(errors()).toHaveLength(2);
    expect(alert()).toBeNull();
  });

  test("by the form, if that prevents the default", async () => {
    render(
      <form onInvalidCapture={(event) => event.preventDefault()}>
        <Probe required />
      </form>,
    );
    await userEvent.click(field("City"));

    await userEvent.keyboard("{Enter}");

    expect(errors()).toHaveLength(1);
    expect(alert()).toBeNull();
  });

  test("by an alert of its group, whichever option is focused", async () => {
    render(
      <form>
        <RadioGroup label="Cause" required>
          <Radio label="Hail" value="hail" />
          <Radio label="Fire" value="fire" />
        </RadioGroup>
        <button>Send</button>
      </form>,
    );
    screen.getByRole("radio", { name: "Fire" }).focus();

    await userEvent.keyboard("{Enter}");

    expect(alert()?.textContent).toBe("Choose an option.");
  });
});

test("calls the caller's own handlers", async () => {
  const onInput = vi.fn();
  const onInvalid = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form>
      <Probe required onInput={onInput} onInvalid={onInvalid} />
    </form>,
  );

  await send();
  expect(onInvalid).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(document.body);

  await userEvent.type(field("City"), "D");
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(errors()).toEqual([]);
});

test("prevents the browser's own message, which is in the browser's language", async () => {
  render(
    <form>
      <Probe required />
    </form>,
  );
  let prevented = false;
  field("City").addEventListener("invalid", (event) => {
    prevented = event.defaultPrevented;
  });

  await send();

  expect(prevented).toBe(true);
});
