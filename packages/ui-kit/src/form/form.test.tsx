import { act, cleanup, render, screen } from "@testing-library/react";
import { type FormEvent, useState } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInFrame } from "../../testing/in-frame.tsx";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { Accordion } from "../accordion/accordion.tsx";
import { Button } from "../button/button.tsx";
import { InputChip } from "../chip/input-chip.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Tabset } from "../tabset/tabset.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Form, type FormProps } from "./form.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

function Claim(props: FormProps) {
  return (
    <Form {...props}>
      <TextField label="Policy number" name="policyNumber" required />
      <TextField label="Email" name="email" type="email" />
      <TextField label="City" name="city" required />
      <Button type="submit">Send</Button>
    </Form>
  );
}

function preventDefault(event: FormEvent): void {
  event.preventDefault();
}

/** Clicks the button, and waits for the summary. */
async function send(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByRole("alert");
}

function lines(): (string | null)[] {
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test("lists its errors in page order, and focuses the summary", async () => {
  const onSubmit = vi.fn(preventDefault);
  render(<Claim onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText(/Email/), "name");

  await send();

  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "There is a problem" }));
  expect(lines()).toEqual([
    "Policy number: Fill in this field.",
    "Email: Enter an email address, like name@example.com.",
    "City: Fill in this field.",
  ]);
  expect(screen.getByRole("textbox", { name: "City" })).toHaveProperty("ariaInvalid", "true");
});

test("adds no colon to a label that ends with punctuation", async () => {
  render(
    <Form>
      <TextField label="What happened?" name="what" required />
      <Button type="submit">Send</Button>
    </Form>,
  );

  await send();

  expect(lines()).toEqual(["What happened? Fill in this field."]);
});

test("links to each field", async () => {
  render(<Claim />);
  await send();

  await userEvent.keyboard("{Tab}{Tab}{Enter}");

  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "City" }));
});

test("links to each field in a shadow root, where fragments don't work", async () => {
  const shadow = renderInShadowRoot(<Claim />);
  shadow.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(shadow.activeElement?.role).toBe("group"));

  await userEvent.keyboard("{Tab}{Enter}");

  expect(shadow.activeElement?.getAttribute("name")).toBe("policyNumber");
  expect(location.hash).toBe("");
});

test("links to each field in a frame", async () => {
  const inside = renderInFrame(<Claim />);
  inside.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(inside.activeElement?.role).toBe("group"));

  act(() => inside.querySelector<HTMLElement>("a[href]")?.click());

  expect(inside.activeElement?.getAttribute("name")).toBe("policyNumber");
});

test("shows no summary once it is valid", async () => {
  const onSubmit = vi.fn(preventDefault);
  render(<Claim onSubmit={onSubmit} />);
  await send();

  await userEvent.type(screen.getByLabelText("Policy number"), "POL-100");
  await userEvent.type(screen.getByLabelText("City"), "Austin");
  // The button ignores a second click within a second.
  screen.getByRole<HTMLButtonElement>("button").form?.requestSubmit();

  expect(onSubmit).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("shows a server's errors on the controls with their names, and others only in the summary", async () => {
  render(<Claim errors={{ city: "We don't know this city.", policy: "The policy has ended." }} />);

  await screen.findByRole("alert");
  expect(lines()).toEqual(["The policy has ended.", "City: We don't know this city."]);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByLabelText("City").ariaInvalid).toBe("true");
});

test("can be submitted again after a server's errors, and shows equal errors again", async () => {
  function Answered() {
    const [errors, setErrors] = useState<Record<string, string>>();
    return (
      <Claim
        errors={errors}
        onSubmit={(event) => {
          preventDefault(event);
          setErrors({ city: "We don't know this city." });
        }}
      />
    );
  }
  render(<Answered />);
  await userEvent.type(screen.getByLabelText("Policy number"), "POL-100");
  await userEvent.type(screen.getByLabelText("City"), "Hail");
  const form = screen.getByRole<HTMLButtonElement>("button").form;

  form?.requestSubmit();
  expect(await screen.findByRole("link", { name: "City: We don't know this city." })).toBeTruthy();
  await userEvent.type(screen.getByLabelText("City"), "stone");
  expect(screen.getByLabelText("City").ariaInvalid).toBeNull();
  form?.requestSubmit();

  await vi.waitFor(() => expect(screen.getByLabelText("City").ariaInvalid).toBe("true"));
});

test("removes all errors when it is reset", async () => {
  render(<Claim />);
  await send();

  screen.getByRole<HTMLButtonElement>("button").form?.reset();

  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByLabelText("City").ariaInvalid).toBeNull();
});

test("keeps its errors if a handler prevents the reset", async () => {
  render(<Claim onReset={preventDefault} />);
  await send();

  await act(async () => screen.getByRole<HTMLButtonElement>("button").form?.reset());

  expect(screen.queryByRole("alert")).toBeTruthy();
  expect(screen.getByLabelText("City").ariaInvalid).toBe("true");
});

test("lists the field outside it that belongs to it by its 'form' attribute, too", async () => {
  render(
    <>
      <Claim id="claim" />
      <TextField label="VIN" form="claim" required />
    </>,
  );
  await send();

  expect(lines().at(-1)).toBe("VIN: Fill in this field.");
});

test("its links lead to fields in a closed accordion and in another tab", async () => {
  render(
    <Form>
      <Accordion heading="Vehicle">
        <TextField label="Street" required />
      </Accordion>
      <Tabset
        label="You"
        tabs={[
          { label: "Name", content: "Ann" },
          { label: "Address", content: <TextField label="City" required /> },
        ]}
      />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await send();
  await userEvent.click(screen.getByRole("button", { name: "Vehicle" }));
  expect(screen.getByLabelText("Street").checkVisibility()).toBe(false);

  for (const name of ["Street", "City"]) {
    await userEvent.click(screen.getByRole("link", { name: `${name}: Fill in this field.` }));
    expect(document.activeElement).toBe(screen.getByLabelText(name));
  }
});

test("is translated into Spanish", async () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Claim />
    </LocaleProvider>,
  );
  await send();

  expect(screen.getByRole("group", { name: "Hay un problema" })).toBeTruthy();
  expect(lines()).toContain("City: Complete este campo.");
});

test("lists an error of the server twice that it sends for two unknown fields", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  render(<Form errors={{ vin: "This is required.", plate: "This is required." }} />);
  await screen.findByRole("alert");

  expect(lines()).toEqual(["This is required.", "This is required."]);
  expect(logged).not.toHaveBeenCalled();
});

test("does not list the error of a chip while the user types it", async () => {
  render(
    <Form>
      <InputChip label="Emails" name="emails" type="email" />
    </Form>,
  );
  const field = screen.getByRole("textbox");

  await userEvent.type(field, "ann{Enter}");

  expect(await screen.findByText(/^Enter an email address/)).toBeTruthy();
  await expect
    .poll(() => announcements())
    .toEqual([expect.stringMatching(/^Enter an email address/)]);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole("alert")).toBeNull();
});
