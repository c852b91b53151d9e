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

function draw(props: Partial<TextareaProps> = {}): HTMLTextAreaElement {
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

/** As a browser pastes: the text goes through its clipboard. */
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

test("takes 250 characters and shows 4 rows when nobody says otherwise", () => {
  const textarea = draw();

  expect(textarea.maxLength).toBe(250);
  expect(textarea.rows).toBe(4);
});

test("shows '(optional)' after the label when it is not required", () => {
  draw();
  expect(screen.getByText("(optional)")).toBeTruthy();
  cleanup();

  draw({ required: true });
  expect(screen.queryByText("(optional)")).toBeNull();
});

test.each([{ invalid: true }, { error: "Tell us what happened." }])(
  "is invalid when the flag or an error text is set: %o",
  (props) => {
    expect(draw(props).ariaInvalid).toBe("true");
  },
);

test("shows 'Characters remaining: N' with showCount, and not without", async () => {
  draw();
  expect(shown("count")).toBeUndefined();
  cleanup();

  const textarea = draw({ showCount: true, maxLength: 20 });
  expect(shown("count")).toBe("Characters remaining: 20");
  await userEvent.type(textarea, "Hail");
  expect(shown("count")).toBe("Characters remaining: 16");
});

test("counts what it starts with, and counts it again after a reset", async () => {
  const textarea = draw({ showCount: true, defaultValue: "Hail" });
  expect(shown("count")).toBe("Characters remaining: 246");
  await userEvent.type(textarea, "stones");
  expect(shown("count")).toBe("Characters remaining: 240");

  await act(async () => textarea.form?.reset());

  expect(shown("count")).toBe("Characters remaining: 246");
});

test("counts what its caller holds", () => {
  const { rerender } = render(
    <Textarea label="Story" showCount value="Hail" onChange={() => {}} />,
  );
  expect(shown("count")).toBe("Characters remaining: 246");

  rerender(<Textarea label="Story" showCount value="" onChange={() => {}} />);

  expect(shown("count")).toBe("Characters remaining: 250");
});

test("counts a line break as two, as it is sent", async () => {
  const textarea = draw({ showCount: true });

  await userEvent.type(textarea, "a{Enter}b");

  expect(shown("count")).toBe("Characters remaining: 246");
});

test("speaks the count when the user pauses, and not with every letter", async () => {
  const textarea = draw({ showCount: true });

  await userEvent.type(textarea, "Hail");

  expect(announcements()).toEqual([]);
  await vi.waitFor(() => expect(announcements()).toEqual(["Characters remaining: 246"]), 3000);
});

test("says nothing of the count to someone who has gone on", async () => {
  const textarea = draw({ showCount: true });
  const { container } = render(<Textarea label="Another" showCount />);
  await userEvent.type(textarea, "Hail");

  await userEvent.type(field(container), "No");

  await vi.waitFor(() => expect(announcements()).toEqual(["Characters remaining: 248"]), 3000);
});

test("says with the control how long the text may be, and leaves the moving count out of it", () => {
  const textarea = draw({ showCount: true, instructionalText: "In your own words." });

  const described = textarea.getAttribute("aria-describedby")?.split(" ");
  expect(described?.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Up to 250 characters.",
    "In your own words.",
  ]);
  expect(document.querySelector("[data-part=count]")?.getAttribute("aria-hidden")).toBe("true");
});

test("stops at the limit, as the browser does", async () => {
  const textarea = draw({ maxLength: 4 });

  await userEvent.type(textarea, "Hailstones");

  expect(textarea.value).toBe("Hail");
  expect(textarea.validity.valid).toBe(true);
});

test("shows what of a pasted text did not fit, and says how much that was", async () => {
  const textarea = draw({ maxLength: 10, defaultValue: "Hail: " });
  textarea.setSelectionRange(6, 6);
  textarea.focus();

  await paste("big as an egg");

  expect(textarea.value).toBe("Hail: big ");
  expect(shown("cut")).toBe("Characters that did not fit: 9 as an egg");
  await vi.waitFor(() => expect(announcements()).toEqual(["Characters that did not fit: 9"]));

  await userEvent.keyboard("{Backspace}");
  expect(shown("cut")).toBeUndefined();
});

test("says nothing of a pasted text that fits, also in place of another", async () => {
  const textarea = draw({ maxLength: 4, defaultValue: "Hail" });
  textarea.select();

  await paste("Wind");

  expect(textarea.value).toBe("Wind");
  expect(shown("cut")).toBeUndefined();
});

test("leaves a paste alone that its caller takes over", async () => {
  const textarea = draw({ maxLength: 4, onPaste: (event) => event.preventDefault() });
  textarea.focus();

  await paste("Hailstones");

  expect(textarea.value).toBe("");
  expect(shown("cut")).toBeUndefined();
});

test("overLimit 'allow': takes all of a long text, and its form is not sent until it is shorter", async () => {
  const textarea = draw({ maxLength: 4, overLimit: "allow", showCount: true });
  await userEvent.type(textarea, "Hails");
  expect(textarea.value).toBe("Hails");
  expect(shown("count")).toBe("Characters over the limit: 1");

  await act(async () => textarea.form?.requestSubmit());
  expect(shown("error")).toBe("Enter at most 4 characters.");

  await userEvent.type(textarea, "{Backspace}");
  expect(shown("error")).toBeUndefined();
  expect(textarea.form?.checkValidity()).toBe(true);
});

test("overLimit 'allow': looks at a text that nobody has typed, and at one that its caller shortens", async () => {
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

test("finds a text too long whose line breaks count twice, although the browser lets it in", async () => {
  const textarea = draw({ maxLength: 4, showCount: true });

  await userEvent.type(textarea, "abc{Enter}");

  expect(shown("count")).toBe("Characters over the limit: 1");
  expect(textarea.validationMessage).toBe("Enter at most 4 characters.");
});

test("can be sent when its caller cuts the text itself, each time", async () => {
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

test("leaves alone what its caller says by setCustomValidity", async () => {
  const textarea = draw({ maxLength: 4, overLimit: "allow" });
  textarea.setCustomValidity("Ask an adjuster.");

  await userEvent.type(textarea, "Hail");
  expect(textarea.validationMessage).toBe("Ask an adjuster.");

  await userEvent.type(textarea, "s");
  expect(textarea.validationMessage).toBe("Enter at most 4 characters.");
});

test("says the caller's sentence about a text that is too long", async () => {
  const textarea = draw({ maxLength: 4, overLimit: "allow", validationText: { tooLong: "Cut!" } });

  await userEvent.type(textarea, "Hails");
  await act(async () => void textarea.form?.reportValidity());

  expect(shown("error")).toBe("Cut!");
});

test("grows with its text, from the rows asked for on", async () => {
  const textarea = draw({ rows: 2 });
  const before = textarea.offsetHeight;
  expect(before).toBeGreaterThan(60);

  await userEvent.type(textarea, "a{Enter}b{Enter}c{Enter}d");

  expect(textarea.offsetHeight).toBeGreaterThan(before + 30);
});

describe("where the browser has no field-sizing", () => {
  beforeEach(() => {
    vi.spyOn(CSS, "supports").mockReturnValue(false);
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = ".ck-textarea { field-sizing: fixed !important }";
    onTestFinished(() => {
      vi.restoreAllMocks();
      style.remove();
    });
  });

  test("grows by script with what is typed, and shrinks when its form is reset", async () => {
    const textarea = draw({ rows: 2 });
    const before = textarea.offsetHeight;

    await userEvent.type(textarea, "a{Enter}b{Enter}c{Enter}d");
    expect(textarea.offsetHeight).toBeGreaterThan(before + 30);
    expect(textarea.scrollHeight).toBe(textarea.clientHeight);

    await act(async () => textarea.form?.reset());
    expect(textarea.offsetHeight).toBe(before);
  });

  test("starts as tall as its text", () => {
    const textarea = draw({ rows: 2, defaultValue: "a\nb\nc\nd" });

    expect(textarea.scrollHeight).toBe(textarea.clientHeight);
  });

  test("keeps the height that its user has given to it", async () => {
    const textarea = draw({ rows: 2 });
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
