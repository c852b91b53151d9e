import { act, cleanup, render, screen, within } from "@testing-library/react";
import { type JSX, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { fileOf, smallPhoto, transfer } from "../../testing/files.ts";
import { Form } from "../form/form.tsx";
import "../styles.css";
import type { FileUploadItem } from "./file-upload-item.ts";
import { FileUpload, type FileUploadProps } from "./file-upload.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const hood = fileOf("jpeg", "hood.jpg");
const door = fileOf("heic", "door.heic");
const bill = fileOf("pdf", "bill.pdf");

function renderUpload(props: Partial<FileUploadProps> = {}): ReturnType<typeof render> {
  return render(
    <Form onSubmit={(event) => event.preventDefault()}>
      <FileUpload label="Photos" name="photos" multiple {...props} />
    </Form>,
  );
}

const group = (): HTMLElement => screen.getByRole("group", { name: /^Photos/ });
const input = (): HTMLInputElement => group().querySelector("input") as HTMLInputElement;
const choose = (): HTMLElement => within(group()).getByRole("button", { name: /^Choose/ });
const rows = (): string[] => screen.queryAllByRole("listitem").map((row) => row.innerText);
const buttonOf = (name: string): HTMLElement => screen.getByRole("button", { name });

async function submitted(): Promise<string[]> {
  await act(async () => input().form?.requestSubmit());
  const data = new FormData(input().form as HTMLFormElement).getAll("photos");
  return data.map((file) => (file as File).name);
}

test("opens the browser's dialog with a button whose name voice control can say", async () => {
  renderUpload();
  const opened = vi.spyOn(input(), "click").mockImplementation(() => {});

  await userEvent.click(screen.getByRole("button", { name: "Choose files" }));

  expect(opened).toHaveBeenCalledOnce();
  // There is one stop of the Tab key, not a second one at the native input.
  await userEvent.tab();
  expect(group().contains(document.activeElement)).toBe(false);
});

test("adds files to those that were chosen before, by dialog, drop and paste", async () => {
  const onValueChange = vi.fn();
  renderUpload({ onValueChange });

  await userEvent.upload(input(), hood);
  transfer("drop", group(), [door]);
  transfer("paste", choose(), [bill]);

  expect(await submitted()).toEqual(["hood.jpg", "door.heic", "bill.pdf"]);
  expect(onValueChange).toHaveBeenCalledTimes(3);
  expect(rows().map((row) => row.split("\n")[0])).toEqual(["hood.jpg", "door.heic", "bill.pdf"]);
});

test("leaves text that is dropped or pasted to the browser", () => {
  renderUpload();
  const text = new DataTransfer();
  text.setData("text/plain", "Hail");

  expect(transfer("paste", choose(), text)).toBe(true);
  expect(transfer("dragover", group(), text)).toBe(true);
  expect(transfer("drop", group(), text)).toBe(true);
  expect(rows()).toEqual([]);
});

test("marks the place for a drop while files are dragged over it", () => {
  renderUpload();
  const zone = group().querySelector(".ck-file-upload") as HTMLElement;

  // Not prevented, the browser would replace the page by the file.
  expect(transfer("dragover", choose(), [hood])).toBe(false);
  expect(zone.matches("[data-dragging]")).toBe(true);
  transfer("dragleave", group(), [hood]);
  expect(zone.matches("[data-dragging]")).toBe(false);
});

test("does not take what is dropped on it while it is disabled, nor leave the page", () => {
  renderUpload({ disabled: true });

  expect(transfer("drop", group(), [hood])).toBe(false);
  expect(rows()).toEqual([]);
});

test("without `multiple`, replaces the file", async () => {
  renderUpload({ multiple: false });

  await userEvent.upload(input(), hood);
  await userEvent.upload(input(), door);

  expect(await submitted()).toEqual(["door.heic"]);
});

test("refuses one byte too many, an empty file and a false picture, each with its reason, and keeps the form from being sent", async () => {
  renderUpload({ maxSize: 2_000, accept: "image/*" });
  const refused = [
    fileOf("jpeg", "large.jpg", 2_001),
    new File([], "empty.jpg"),
    fileOf("html", "page.jpg"),
  ];

  transfer("drop", group(), [hood, ...refused]);

  await vi.waitFor(() =>
    expect(rows().map((row) => row.split("\n").slice(0, 3))).toEqual([
      ["hood.jpg", "2 kB", "Remove"],
      ["large.jpg", "3 kB", "Couldn't be used: the file is larger than 2 kB."],
      ["empty.jpg", "0 kB", "Couldn't be used: the file is empty."],
      ["page.jpg", "2 kB", "Couldn't be used: we don't accept this kind of file."],
    ]),
  );
  await act(async () => input().form?.requestSubmit());
  const link = await screen.findByRole("link", {
    name: "Photos: Remove the files that can't be used.",
  });
  await userEvent.click(link);
  expect(document.activeElement).toBe(choose());

  for (const { name } of refused) await userEvent.click(buttonOf(`Remove ${name}`));
  expect(group().querySelector("[data-part=error]")).toBeNull();
  expect(await submitted()).toEqual(["hood.jpg"]);
});

test("says in one polite message what was chosen and what can't be used", async () => {
  renderUpload({ maxSize: 2_000 });

  transfer("drop", group(), [hood, door, new File([], "a.jpg")]);

  await vi.waitFor(
    () => expect(announcements()).toEqual(["Files chosen: 2. Files with a problem: 1."]),
    { timeout: 3_000 },
  );
});

test("takes no more than `maxFiles` of a thousand files, and no file twice, and says so", async () => {
  renderUpload({ maxFiles: 12 });
  const many = Array.from({ length: 1_000 }, (_, at) => fileOf("jpeg", `${at}.jpg`));

  transfer("drop", group(), many);
  expect(rows()).toHaveLength(12);
  expect(group().innerText).toContain("Choose at most 12 files.");
  expect(await submitted()).toHaveLength(12);

  await userEvent.click(buttonOf("Remove 0.jpg"));
  expect(group().innerText).not.toContain("Choose at most 12 files.");
  transfer("drop", group(), [fileOf("jpeg", "1.jpg")]);
  expect(rows()).toHaveLength(11);
  expect(group().innerText).toContain("1.jpg is already in the list.");
});

test("moves the focus to the next file when one is removed, and to the button at last", async () => {
  renderUpload({ defaultValue: [hood, door] });

  await userEvent.click(buttonOf("Remove hood.jpg"));
  expect(document.activeElement).toBe(buttonOf("Remove door.heic"));
  await userEvent.keyboard(" ");
  await vi.waitFor(() => expect(document.activeElement).toBe(choose()));
});

test("shows a photo, and an icon for what the browser can't show", async () => {
  renderUpload({ defaultValue: [smallPhoto("hood.gif"), door] });

  await vi.waitFor(() => expect(group().querySelectorAll("img")).toHaveLength(1));
  const [image] = group().querySelectorAll("img");
  await vi.waitFor(() => expect(image?.naturalWidth).toBe(1));
});

test("takes a photo with the camera, in addition to the dialog", async () => {
  renderUpload({ capture: "environment", accept: "image/*,application/pdf" });
  const camera = group().querySelector<HTMLInputElement>("[capture=environment]");

  await userEvent.upload(camera as HTMLElement, hood);

  expect(input().matches("[capture]")).toBe(false);
  expect(await submitted()).toEqual(["hood.jpg"]);
});

/** A list of files that a queue sends. */
function Queue({ states }: { states: readonly Partial<FileUploadItem>[] }): JSX.Element {
  const items = states.map((state, at) => ({
    id: `${at}`,
    name: `${at}.jpg`,
    size: 8_000_000,
    state: "waiting" as const,
    ...state,
  }));
  return (
    <FileUpload
      label="Photos"
      name="photos"
      multiple
      required
      items={items}
      onRemove={() => {}}
      onRetry={() => {}}
    />
  );
}

test("shows what happens to each file of a queue, and 'Received' only if it is", () => {
  const { container } = render(
    <Queue
      states={[
        { state: "waiting" },
        { state: "sending", sent: 3_200_000 },
        { state: "offline" },
        { state: "sent" },
        { state: "received" },
        { state: "failed", error: "Couldn't be used: too dark." },
        { state: "failed", retryable: true },
        // The server's limit, which the page does not know.
        { state: "failed", problem: "tooLarge" },
      ]}
    />,
  );

  expect(rows().map((row) => row.split(/\s*\n+/).slice(2))).toEqual([
    ["Waiting", "Cancel"],
    ["Sending 40%", "Cancel"],
    ["No connection. We'll continue when it's back.", "Cancel"],
    ["Sent"],
    ["Received"],
    ["Couldn't be used: too dark.", "Remove"],
    ["Couldn't be sent.", "Try again", "Remove"],
    ["Couldn't be used: the file is too large.", "Remove"],
  ]);
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "1.jpg" }).value).toBe(40);
  expect(container.textContent).toContain("Files sent: 2 of 5.");
});

test("passes all files to a queue and submits none; a queue with a file is enough for `required`", async () => {
  const onAdd = vi.fn();
  const { rerender } = renderUpload({ items: [], onAdd, required: true, maxSize: 1 });
  expect(input().validity.valueMissing).toBe(true);

  await userEvent.upload(input(), [hood, door]);

  expect(onAdd.mock.calls).toEqual([[[hood, door]]]);
  rerender(<Queue states={[{ state: "failed" }]} />);
  expect(input().validity.valueMissing).toBe(true);
  rerender(<Queue states={[{ state: "waiting" }]} />);
  expect(input().validity.valueMissing).toBe(false);
});

test("passes no more than `maxFiles` to a queue, and says so", async () => {
  const onAdd = vi.fn();
  const item = { id: "1", name: "roof.jpg", size: 1, state: "sent" as const };
  renderUpload({ items: [item, { ...item, id: "2", state: "failed" }], maxFiles: 2, onAdd });

  transfer("drop", group(), [hood, door]);

  expect(onAdd.mock.calls).toEqual([[[hood]]]);
  await vi.waitFor(() => expect(group().innerText).toContain("Choose at most 2 files."));
});

test("passes files to a queue that were chosen before hydration", async () => {
  const onAdd = vi.fn();
  const field = <FileUpload label="Photos" multiple items={[]} onAdd={onAdd} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field);
  onTestFinished(() => container.remove());
  const early = container.querySelector("input") as HTMLInputElement;
  await userEvent.upload(early, hood);

  const root = await act(async () => hydrateRoot(container, field));
  onTestFinished(() => act(async () => root.unmount()));

  expect(onAdd.mock.calls).toEqual([[[hood]]]);
  expect(early.files).toHaveLength(0);
});

test("does not pass a file to a queue twice, and says so until a file is removed", async () => {
  const onAdd = vi.fn();
  const { name, size, lastModified } = hood;
  const items = [{ id: "1", name, size, lastModified, state: "sending" as const }];
  renderUpload({ items, onAdd, onRemove: () => {} });

  transfer("drop", group(), [hood, door]);
  expect(onAdd.mock.calls).toEqual([[[door]]]);
  await vi.waitFor(() => expect(group().innerText).toContain("hood.jpg is already in the list."));

  await userEvent.click(buttonOf("Cancel hood.jpg"));
  expect(group().innerText).not.toContain("already in the list");
});

test("refuses files of two drops whose checks end at the same time", async () => {
  renderUpload({ accept: "image/*" });

  transfer("drop", group(), [fileOf("html", "one.jpg")]);
  transfer("drop", group(), [fileOf("html", "two.jpg")]);

  await vi.waitFor(() => expect(screen.getAllByText(/we don't accept/)).toHaveLength(2));
  expect(input().files).toHaveLength(0);
});

test("keeps the focus in the field when a file is sent or tried again", async () => {
  const onRetry = vi.fn();
  function Caller(): JSX.Element {
    const [state, setState] = useState<FileUploadItem["state"]>("failed");
    const item = { id: "1", name: "hood.jpg", size: 1, state, retryable: true };
    return (
      <>
        <FileUpload
          label="Photos"
          items={[item]}
          onRemove={() => setState("sent")}
          onRetry={() => {
            setState("waiting");
            onRetry();
          }}
        />
        <button type="button" onClick={() => setState("sent")}>
          Receive
        </button>
      </>
    );
  }
  render(<Caller />);

  await userEvent.click(buttonOf("Try again: hood.jpg"));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(buttonOf("Cancel hood.jpg"));

  act(() => buttonOf("Receive").click());
  await vi.waitFor(() => expect(document.activeElement).toBe(choose()));
});
