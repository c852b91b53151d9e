import { act, cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Textarea, type TextareaProps } from "./textarea.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

function setup(props: Partial<TextareaProps> = {}): HTMLTextAreaElement {
  const { container } = render(
    <form>
      <Textarea label="What happened?" {...props} />
    </form>,
  );
  return field(container);
}

function field(container: ParentNode = document): HTMLTextAreaElement {
  const textarea = container.querySelector("textarea");
  if (!textarea) throw new Error("There is no textarea.");
  return textarea;
}

function shown(part: string): string | undefined {
  return document.querySelector(`[data-part=${part}]`)?.textContent ?? undefined;
}

/** Pastes as a browser does, through the clipboard. */
async function paste(text: string): Promise<void> {
  const source = document.body.appendChild(document.createElement("textarea"));
  const target = document.activeElement as HTMLElement;
  source.value = text;
  source.select();
  await userEvent.cut();
  source.remove();
  target.focus();
  await userEvent.paste();
}

test("allows 250 characters and shows 4 rows by default", () => {
  const textarea = setup();

  expect(textarea.maxLength).toBe(250);
  expect(textarea.rows).toBe(4);
});

test("shows '(optional)' after the label when it is not required", () => {
  setup();
  expect(screen.getByText("(optional)")).toBeTruthy();
  cleanup();

  setup({ required: true });
  expect(screen.queryByText("(optional)")).toBeNull();
});

test.each([{ invalid: true }, { error: "Tell us what happened." }])(
  "is invalid when the flag or an error text is set: %o",
  (props) => {
    expect(setup(props).ariaInvalid).toBe("true");
  },
);

test("shows 'Characters remaining: N' with showCount, and not without", async () => {
  setup();
  expect(shown("count")).toBeUndefined();
  cleanup();

  const textarea = setup({ showCount: true, maxLength: 20 });
  expect(shown("count")).toBe("Characters remaining: 20");
  await userEvent.type(textarea, "Hail");
  expect(shown("count")).toBe("Characters remaining: 16");
});

test("counts its initial value, and counts again after a reset", async () => {
  const textarea = setup({ showCount: true, defaultValue: "Hail" });
  expect(shown("count")).toBe("Characters remaining: 246");
  await userEvent.type(textarea, "stones");
  expect(shown("count")).toBe("Characters remaining: 240");

  await act(async () => textarea.form?.reset());

  expect(shown("count")).toBe("Characters remaining: 246");
});

test("counts its controlled value", () => {
  const { rerender } = render(
    <Textarea label="Story" showCount value="Hail" onChange={() => {}} />,
  );
  expect(shown("count")).toBe("Characters remaining: 246");

  rerender(<Textarea label="Story" showCount value="" onChange={() => {}} />);

  expect(shown("count")).toBe("Characters remaining: 250");
});

test("counts a line break as two characters, as submitted", async () => {
  const textarea = setup({ showCount: true });

  await userEvent.type(textarea, "a{Enter}b");

  expect(shown("count")).toBe("Characters remaining: 246");
});

test("announces the count when the user pauses, not on every keystroke", async () => {
  const textarea = setup({ showCount: true });

  await userEvent.type(textarea, "Hail");

  expect(announcements()).toEqual([]);
  await vi.waitFor(() => expect(announcements()).toEqual(["Characters remaining: 246"]), 3000);
});

test("does not announce the count after the user has left the field", async () => {
  const textarea = setup({ showCount: true });
  const { container } = render(<Textarea label="Another" showCount />);
  await userEvent.type(textarea, "Hail");
  // Not with a click, which may take longer than the pause on a slow machine.
  act(() => field(container).focus());

  await userEvent.type(field(container), "No");

  await vi.waitFor(() => expect(announcements()).toEqual(["Characters remaining: 248"]), 3000);
});

test("describes the control by the maximum length, without the changing count", () => {
  const textarea = setup({ showCount: true, instructionalText: "In your own words." });

  const described = textarea.getAttribute("aria-describedby")?.split(" ");
  expect(described?.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Up to 250 characters.",
    "In your own words.",
  ]);
  expect(document.querySelector("[data-part=count]")?.getAttribute("aria-hidden")).toBe("true");
});

test("stops at the limit, like the browser", async () => {
  const textarea = setup({ maxLength: 4 });

  await userEvent.type(textarea, "Hailstones");

  expect(textarea.value).toBe("Hail");
  expect(textarea.validity.valid).toBe(true);
});

test("shows the part of a pasted text that did not fit, and announces its length", async () => {
  const textarea = setup({ maxLength: 10, defaultValue: "Hail: " });
  textarea.setSelectionRange(6, 6);
  textarea.focus();

  await paste("big as an egg");

  expect(textarea.value).toBe("Hail: big ");
  expect(shown("cut")).toBe("Characters that did not fit: 9 as an egg");
  await vi.waitFor(() => expect(announcements()).toEqual(["Characters that did not fit: 9"]));

  await userEvent.keyboard("{Backspace}");
  expect(shown("cut")).toBeUndefined();
});

test("no longer shows what did not fit after a reset", async () => {
  const textarea = setup({ maxLength: 10, defaultValue: "Hail: " });
  textarea.focus();
  await paste("big as an egg");
  expect(shown("cut")).toBeTruthy();

  act(() => textarea.form?.reset());

  expect(shown("cut")).toBeUndefined();
});

test("no longer shows what did not fit once the caller clears the field", async () => {
  const view = (value: string): JSX.Element => (
    <Textarea label="What happened?" maxLength={4} value={value} onChange={() => {}} />
  );
  const { rerender } = render(view("Hail"));
  field().focus();
  await paste("stones");
  expect(shown("cut")).toBeTruthy();

  rerender(view(""));

  expect(shown("cut")).toBeUndefined();
});

test("announces nothing for a pasted text that fits, also when it replaces a selection", async () => {
  const textarea = setup({ maxLength: 4, defaultValue: "Hail" });
  textarea.select();

  await paste("Wind");

  expect(textarea.value).toBe("Wind");
  expect(shown("cut")).toBeUndefined();
});

test("does not interfere with a paste that its caller handles", async () => {
  const textarea = setup({ maxLength: 4, onPaste: (event) => event.preventDefault() });
  textarea.focus();

  await paste("Hailstones");

  expect(textarea.value).toBe("");
  expect(shown("cut")).toBeUndefined();
});

test("overLimit 'allow': accepts a long text, and its form is invalid until it is shorter", async () => {
  const textarea = setup({ maxLength: 4, overLimit: "allow", showCount: true });
  await userEvent.type(textarea, "Hails");
  expect(textarea.value).toBe("Hails");
  expect(shown("count")).toBe("Characters over the limit: 1");

  await act(async () => textarea.form?.requestSubmit());
  expect(shown("error")).toBe("Enter at most 4 characters.");

  await userEvent.type(textarea, "{Backspace}");
  expect(shown("error")).toBeUndefined();
  expect(textarea.form?.checkValidity()).toBe(true);
});

test("overLimit 'allow': validates text that was not typed, and text that its caller shortens", async () => {
  function Story(): JSX.Element {
    const [story, setStory] = useState("Hailstones");
    return (
      <form>
        <Textarea
          label="Story"
          maxLength={4}
          overLimit="allow"
          value={story}
          onChange={(event) => setStory(event.target.value)}
        />
        <button type="button" onClick={() => setStory("Hail")}>
          Shorten
        </button>
      </form>
    );
  }
  render(<Story />);
  expect(field().checkValidity()).toBe(false);

  await userEvent.click(screen.getByRole("button"));

  expect(field().checkValidity()).toBe(true);
});

test("rejects a text that is too long because line breaks count twice, although the browser allows it", async () => {
  const textarea = setup({ maxLength: 4, showCount: true });

  await userEvent.type(textarea, "abc{Enter}");

  expect(shown("count")).toBe("Characters over the limit: 1");
  expect(textarea.validationMessage).toBe("Enter at most 4 characters.");
});

test("is valid when its caller truncates the text itself, each time", async () => {
  function Story(): JSX.Element {
    const [story, setStory] = useState("Hail");
    return (
      <Textarea
        label="Story"
        maxLength={4}
        overLimit="allow"
        value={story}
        onChange={(event) => setStory(event.target.value.slice(0, 4))}
      />
    );
  }
  render(<Story />);

  await userEvent.type(field(), "s");
  await expect.poll(() => field().checkValidity()).toBe(true);
  await userEvent.type(field(), "s");
  await expect.poll(() => field().checkValidity()).toBe(true);
});

test("keeps the caller's setCustomValidity", async () => {
  const textarea = setup({ maxLength: 4, overLimit: "allow" });
  textarea.setCustomValidity("Ask an adjuster.");

  await userEvent.type(textarea, "Hail");
  expect(textarea.validationMessage).toBe("Ask an adjuster.");

  await userEvent.type(textarea, "s");
  expect(textarea.validationMessage).toBe("Enter at most 4 characters.");
});

test("shows the caller's message for a text that is too long", async () => {
  const textarea = setup({
    maxLength: 4,
    overLimit: "allow",
    validationMessages: { tooLong: "Cut!" },
  });

  await userEvent.type(textarea, "Hails");
  await act(async () => void textarea.form?.reportValidity());

  expect(shown("error")).toBe("Cut!");
});

test("grows with its text, from the minimum number of rows", async () => {
  const textarea = setup({ rows: 2 });
  const before = textarea.offsetHeight;
  expect(before).toBeGreaterThan(60);

  await userEvent.type(textarea, "a{Enter}b{Enter}c{Enter}d");

  expect(textarea.offsetHeight).toBeGreaterThan(before + 30);
});

describe("in a browser without field-sizing", () => {
  beforeEach(() => {
    vi.spyOn(CSS, "supports").mockReturnValue(false);
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = ".ck-textarea { field-sizing: fixed !important }";
    onTestFinished(() => {
      vi.restoreAllMocks();
      style.remove();
    });
  });

  test("grows by script while the user types, and shrinks when its form is reset", async () => {
    const textarea = setup({ rows: 2 });
    const before = textarea.offsetHeight;

    await userEvent.type(textarea, "a{Enter}b{Enter}c{Enter}d");
    expect(textarea.offsetHeight).toBeGreaterThan(before + 30);
    expect(textarea.scrollHeight).toBe(textarea.clientHeight);

    await act(async () => textarea.form?.reset());
    expect(textarea.offsetHeight).toBe(before);
  });

  test("is initially as tall as its text", () => {
    const textarea = setup({ rows: 2, defaultValue: "a\nb\nc\nd" });

    expect(textarea.scrollHeight).toBe(textarea.clientHeight);
  });

  test("keeps the height set by the user", async () => {
    const textarea = setup({ rows: 2 });
    textarea.style.height = "200px";

    await userEvent.type(textarea, "a{Enter}b");

    expect(textarea.offsetHeight).toBe(200);
  });
});

test("counts in Spanish", () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Textarea label="¿Qué pasó?" showCount />
    </LocaleProvider>,
  );

  expect(shown("count")).toBe("Caracteres restantes: 250");
});
