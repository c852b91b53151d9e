import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { fileOf } from "../../testing/files.ts";
import { transcribe } from "../../testing/spoken.ts";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { FileUpload } from "./file-upload.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

/** A queue that has sent everything as soon as it is tried again. */
function Photos(): JSX.Element {
  const [isTriedAgain, tryAgain] = useState(false);
  const large = { name: "door.jpg", size: 12_000_000, problem: "tooLarge" } as const;
  return (
    <FileUpload
      label="Photos"
      multiple
      maxSize={10_000_000}
      items={[
        { id: "1", name: "hood.jpg", size: 4_200_000, state: "received" },
        {
          id: "2",
          name: "roof.jpg",
          size: 3_900_000,
          state: isTriedAgain ? "sent" : "failed",
          retryable: true,
        },
        { id: "3", ...large, state: "failed" },
      ]}
      onRemove={() => {}}
      onRetry={() => tryAgain(true)}
    />
  );
}

test.each([
  {
    language: "English",
    locale: "en-US",
    file: "file-upload.spoken.txt",
    announced: "Files sent: 2 of 2. Files with a problem: 1.",
  },
  {
    language: "Spanish",
    locale: "es-US",
    file: "file-upload-spanish.spoken.txt",
    announced: "Archivos enviados: 2 de 2. Archivos con un problema: 1.",
  },
])("reads the files of a queue in $language", async ({ locale, file, announced }) => {
  const { container } = render(
    <LocaleProvider locale={locale} messages={[kitEsUs]}>
      <Photos />
    </LocaleProvider>,
  );
  const { press, waitForAnnouncement, read, text } = await transcribe(container);

  await read();
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await waitForAnnouncement(announced);
  await press("Tab");
  await read();

  await expect(text()).toMatchFileSnapshot(file);
});

test("reads the files of a form, and what is wrong with one", async () => {
  const { container } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <FileUpload label="Photos" name="photos" multiple required />
      <button type="submit">Send</button>
    </form>,
  );
  const { press, waitForAnnouncement, read, text } = await transcribe(container);

  await press("Tab");
  await press("Tab");
  await press("Enter");
  await userEvent.upload(container.querySelector("input") as Element, [
    fileOf("jpeg", "hood.jpg"),
    new File([], "door.jpg"),
  ]);
  await waitForAnnouncement("Files chosen: 1. Files with a problem: 1.");
  await read();
  screen.getByRole("button", { name: "Remove hood.jpg" }).focus();
  await press("Tab");
  await press("Enter");
  await read();

  await expect(text()).toMatchFileSnapshot("file-upload-form.spoken.txt");
});
