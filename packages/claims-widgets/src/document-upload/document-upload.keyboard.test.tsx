import type { UploadStatus } from "@claimkit/claims-api/uploads";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { queueWith } from "../../testing/uploads.ts";
import { ClaimSummary } from "../claim-summary/claim-summary.tsx";
import "../styles.css";
import { DocumentUpload } from "./document-upload.tsx";

// Rules: docs/reference/claims.md#document-upload

afterEach(cleanup);

const CLAIM = "CLM-1006";

/** Chooses a file, as the browser's dialog does. */
function choose(input: HTMLInputElement, file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  input.files = data.files;
  fireEvent.change(input);
}

test("from 'View & upload documents' to 'Received', which is said only when the server does", async () => {
  let answer: UploadStatus;
  const uploads = queueWith(() => answer);
  const { events, container } = renderOverSandbox(
    <>
      <ClaimSummary claimNumber={CLAIM} />
      <DocumentUpload claimNumber={CLAIM} uploads={uploads} />
    </>,
  );
  const open = await screen.findByRole("button", { name: "View & upload documents" });
  const input = container.querySelector("input") as HTMLInputElement;
  const dialog = vi.spyOn(input, "click").mockImplementation(() => {});

  act(() => open.focus());
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Photos and documents" }));
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose files" }));
  await userEvent.keyboard("{Enter}");
  expect(dialog).toHaveBeenCalledOnce();
  choose(input, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])], "secret hood.jpg"));

  await screen.findByText("Sent");
  expect(screen.queryByText("Received")).toBeNull();
  answer = "received";
  await screen.findByText("Received");
  expect(JSON.stringify(events)).not.toContain("secret");
});
