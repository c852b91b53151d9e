import { clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { transcribe } from "@claimkit/ui-kit/testing/spoken";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { withStyles } from "../../testing/documents.tsx";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { queueOf } from "../../testing/uploads.ts";
import { DocumentUpload } from "./document-upload.tsx";

withStyles();

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const languages = [
  { language: "English", settings: {}, reason: "The photo is too dark.", file: "document-upload" },
  {
    language: "Spanish",
    settings: inSpanish,
    reason: "La foto está muy oscura.",
    file: "document-upload-spanish",
  },
];

test.each(languages)(
  "reads in $language what is asked for, what is sent, and what was sent before",
  async ({ settings, reason, file }) => {
    const uploads = queueOf([
      { name: "hood.jpg", state: "received" },
      { name: "door.jpg", state: "sent" },
      { name: "roof.jpg", state: "failed", error: reason },
    ]);
    const { container } = renderOverSandbox(
      <DocumentUpload
        claimNumber="CLM-1006"
        uploads={uploads}
        asked={[{ shot: "front-driver", isReceived: true }, { shot: "vin" }]}
        earlier={[{ id: "before", name: "seat.jpg", sentAt: "2026-11-18", state: "received" }]}
      />,
      settings,
    );
    await screen.findByText("hood.jpg");
    const { press, read, text } = await transcribe(container);

    await read();
    await press("Tab");
    await press("Tab");

    await expect(text()).toMatchFileSnapshot(`${file}.spoken.txt`);
  },
);
