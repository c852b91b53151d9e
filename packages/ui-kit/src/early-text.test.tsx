import { act } from "@testing-library/react";
import type { JSX } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import {
  Autocomplete,
  DatePicker,
  FileUpload,
  FormattedField,
  InputChip,
  PasswordField,
  Textarea,
  phoneNumber,
} from "./index.ts";
import { fileOf, transferOf } from "../testing/files.ts";
import "./styles.css";

// A slow page: users type into the server's markup before React takes it over.

const states = [{ value: "OH", text: "Ohio" }];
const rules = [{ text: "A number", isMet: (password: string) => /\d/.test(password) }];

/** Types into the server's markup of a field, or chooses files there, then hydrates it. */
async function typeEarly(
  field: JSX.Element,
  typed: string | readonly File[],
): Promise<HTMLFormElement> {
  const page = <form>{field}</form>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const control = container.querySelector<HTMLInputElement>(
    ":is(input, textarea):not([type=hidden])",
  );
  if (typeof typed === "string") Object.assign(control ?? {}, { value: typed });
  else Object.assign(control ?? {}, { files: transferOf(typed).files });
  const root = await act(async () => hydrateRoot(container, page));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return container.firstElementChild as HTMLFormElement;
}

test.each([
  {
    field: <FormattedField label="Phone" name="part" format={phoneNumber} />,
    typed: "614 555 0177",
    sent: ["6145550177"],
  },
  {
    field: <DatePicker label="Day" name="part" allowInput />,
    typed: "11/20/2026",
    sent: ["2026-11-20"],
  },
  {
    field: <Autocomplete label="State" name="part" options={states} />,
    typed: "Ohio",
    sent: ["OH"],
  },
  { field: <InputChip label="Witnesses" name="part" />, typed: "Ann, Bo", sent: ["Ann", "Bo"] },
])("a $field.props.label typed before hydration is submitted", async ({ field, typed, sent }) => {
  const form = await typeEarly(field, typed);

  expect(new FormData(form).getAll("part")).toEqual(sent);
});

test("a date picker without typing drops a text typed before hydration", async () => {
  const form = await typeEarly(<DatePicker label="Day" name="part" required />, "11/20/2026");

  expect(form.querySelector("input")?.value).toBe("");
  expect(form.checkValidity()).toBe(false);
});

test.each([
  {
    field: <Textarea label="What happened?" showCount maxLength={10} />,
    shown: "Characters remaining: 6",
  },
  { field: <PasswordField label="Password" rules={rules} />, shown: "A number, met" },
])("'$shown' counts a text typed before hydration", async ({ field, shown }) => {
  const form = await typeEarly(field, "ab12");

  expect(form.textContent).toContain(shown);
});

test("files chosen before hydration are shown and submitted, and can't be used if they are too large", async () => {
  const early = [fileOf("jpeg", "hood.jpg"), fileOf("jpeg", "door.jpg", 3_000)];
  const form = await typeEarly(
    <FileUpload label="Photos" name="part" multiple maxSize={2_000} />,
    early,
  );

  expect(new FormData(form).getAll("part")).toEqual([early[0]]);
  expect([...form.querySelectorAll("li")].map(({ dataset }) => dataset["state"])).toEqual([
    "chosen",
    "failed",
  ]);
});
