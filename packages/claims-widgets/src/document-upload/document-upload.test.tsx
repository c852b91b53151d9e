import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { emptyQueue, queueWith } from "../../testing/uploads.ts";
import { ClaimSummary } from "../claim-summary/claim-summary.tsx";
import "../styles.css";
import type { AskedDocument } from "./asked-documents.tsx";
import type { DocumentUploadContent } from "./document-upload-view.tsx";
import { DocumentUpload } from "./document-upload.tsx";
import type { EarlierDocument } from "./earlier-documents.tsx";

// Rules: docs/reference/claims.md#document-upload

afterEach(cleanup);

const CLAIM = "CLM-1006";
const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])], "secret hood.jpg");

function renderUpload(
  props: DocumentUploadContent & { claimNumber?: string } = {},
  settings: Parameters<typeof renderOverSandbox>[1] = {},
): ReturnType<typeof renderOverSandbox> {
  return renderOverSandbox(<DocumentUpload claimNumber={CLAIM} {...props} />, settings);
}

const rows = (): string[] =>
  screen.queryAllByRole("listitem").map(({ innerText }) => innerText.replaceAll(/\s*\n+/g, " | "));

test("shows what is asked for, in the host's words or as a known photo", async () => {
  const asked: AskedDocument[] = [
    { shot: "front-driver", isReceived: true },
    { shot: "vin", hint: "On the windshield." },
    { title: "Police report" },
    // A photo of a later version.
    { shot: "roof" as "vin" },
  ];
  renderUpload({ asked });

  await screen.findByRole("heading", { name: "What we need", level: 3 });

  expect(rows()).toEqual([
    "Front corner, driver's side Received | Stand a few steps away, so that the front and the side are both in the photo.",
    "VIN | On the windshield.",
    "Police report",
  ]);
});

test("shows what was sent on earlier visits, and says nothing about a state that it does not know", async () => {
  const earlier: EarlierDocument[] = [
    { id: "1", name: "hood.jpg", sentAt: "2026-11-18", state: "received" },
    { id: "2", name: "door.jpg", sentAt: "2026-11-19", state: "sent" },
    { id: "3", name: "roof.jpg", state: "refused", reason: "The photo is too dark." },
    { id: "4", name: "bill.pdf", state: "refused" },
    { id: "5", name: "seat.jpg", state: "scanned" as "sent" },
  ];
  renderUpload({ earlier });

  await screen.findByRole("heading", { name: "Sent on earlier visits", level: 3 });

  expect(rows()).toEqual([
    "hood.jpg | Nov 18, 2026 | Received",
    "door.jpg | Nov 19, 2026 | Sent",
    "roof.jpg | Couldn't be used: The photo is too dark.",
    "bill.pdf | Couldn't be used.",
    "seat.jpg",
  ]);
});

test("says why the server can't use a file", async () => {
  const uploads = queueWith(() => ({ refused: "The photo is too dark." }));
  renderUpload({ uploads });
  await act(() => uploads.add([photo]).then(() => {}));

  expect(await screen.findByText("Couldn't be used: The photo is too dark.")).toBeTruthy();
});

test("says that a sent file could not be used, also without a reason", async () => {
  const { container } = renderUpload({ uploads: queueWith(() => ({ refused: "" })) });
  await screen.findByRole("button", { name: "Choose files" });

  await userEvent.upload(container.querySelector("input") as HTMLElement, photo);

  expect(await screen.findByText("Couldn't be used.")).toBeTruthy();
});

test("does not list a file twice that the queue still knows", async () => {
  const uploads = queueWith(() => undefined);
  await uploads.add([photo]);
  const [item] = uploads.items;
  renderUpload({ uploads, earlier: [{ id: item?.id ?? "", name: photo.name, state: "sent" }] });

  await screen.findByRole("button", { name: "Choose files" });

  expect(screen.getAllByText(photo.name)).toHaveLength(1);
});

test("says that unsent files are not kept, if the browser can't keep them", async () => {
  const uploads = emptyQueue();
  renderUpload({ uploads });
  await act(() => uploads.add([photo]).then(() => {}));

  expect(await screen.findByText(/^Keep this page open until all files are sent/)).toBeTruthy();
});

test("says that no file can be added once the queue has ended", async () => {
  const uploads = emptyQueue();
  const { container } = renderUpload({ uploads });
  await screen.findByRole("button", { name: "Choose files" });
  uploads.close();

  await userEvent.upload(container.querySelector("input") as HTMLElement, photo);

  expect((await screen.findByRole("alert")).textContent).toContain("no longer be added here");
});

test("'View & upload documents' does not move to the queue if the host does something else", async () => {
  renderOverSandbox(
    <>
      <ClaimSummary claimNumber={CLAIM} onAction={(event) => event.preventDefault()} />
      <DocumentUpload claimNumber={CLAIM} uploads={emptyQueue()} />
    </>,
  );
  const open = await screen.findByRole("button", { name: "View & upload documents" });

  await userEvent.click(open);

  expect(document.activeElement).toBe(open);
});

test.each([
  { what: "without a queue", claimNumber: CLAIM, uploads: undefined },
  { what: "for another claim", claimNumber: "CLM-1007", uploads: emptyQueue() },
])("$what, 'View & upload documents' stays as it is", async ({ claimNumber, uploads }) => {
  const { events } = renderOverSandbox(
    <>
      <ClaimSummary claimNumber={CLAIM} />
      <DocumentUpload claimNumber={claimNumber} uploads={uploads} />
    </>,
  );
  const open = await screen.findByRole("button", { name: "View & upload documents" });

  await userEvent.click(open);

  expect(document.activeElement).toBe(open);
  expect(events).toContainEqual(expect.objectContaining({ action: "view-documents" }));
});

test("is in Spanish, and has no accessibility faults", async () => {
  renderUpload(
    {
      uploads: emptyQueue(),
      asked: [{ shot: "odometer" }],
      earlier: [{ id: "1", name: "hood.jpg", state: "refused", reason: "Muy oscura." }],
    },
    inSpanish,
  );

  const group = await screen.findByRole("group", { name: "Fotos y documentos" });
  expect(within(group).getByText("Odómetro")).toBeTruthy();
  expect(screen.getByText("No se pudo usar: Muy oscura.")).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
});

test("fails without a claim number", async () => {
  const { events } = renderUpload({ claimNumber: "" });

  expect((await screen.findByRole("alert")).textContent).toBe(
    "The list of documents didn't load. We'll get it fixed.",
  );
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({ error: expect.objectContaining({ code: "configuration" }) }),
    );
});
