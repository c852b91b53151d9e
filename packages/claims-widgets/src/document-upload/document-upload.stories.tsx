import type { Uploads } from "@claimkit/claims-api/uploads";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_CLAIM_NUMBER } from "../../testing/long-texts.ts";
import { DocumentUpload } from "./document-upload.tsx";

const MB = 1_000_000;

const photo = { type: "image/heic", lastModified: 1, size: 4 * MB };

/** A queue that always has the same files. */
const uploads: Uploads = {
  items: [
    { ...photo, id: "1", name: "front left.heic", state: "received", sent: 4 * MB },
    { ...photo, id: "2", name: "front right.heic", state: "sent", sent: 4 * MB },
    { ...photo, id: "3", name: "rear left.heic", state: "sending", sent: 1.6 * MB },
    { ...photo, id: "4", name: "odometer.heic", state: "failed", problem: "tooLarge", sent: 0 },
  ],
  isKept: true,
  subscribe: () => () => {},
  add: async () => ({ duplicates: 0, tooMany: 0 }),
  remove() {},
  retry() {},
  close() {},
  async clear() {},
};

export default {
  component: DocumentUpload,
  args: {
    claimNumber: "CLM-1006",
    uploads,
    maxSize: 10 * MB,
    hint: "Photos or PDF, up to 10 MB each.",
    asked: [
      { shot: "front-driver", isReceived: true },
      { shot: "front-passenger" },
      { shot: "rear-driver" },
      { shot: "rear-passenger" },
      { shot: "damage" },
      { shot: "odometer" },
      { shot: "vin" },
      { title: "Police report", hint: "Only if the police came to the accident." },
    ],
    earlier: [
      { id: "5", name: "hood.jpg", sentAt: "2026-11-18", state: "received" },
      { id: "6", name: "door.jpg", sentAt: "2026-11-19", state: "sent" },
      { id: "7", name: "roof.jpg", state: "refused", reason: "The photo is too dark." },
    ],
  },
} satisfies Meta<typeof DocumentUpload>;

type Story = StoryObj<typeof DocumentUpload>;

export const Ready: Story = {};

/** Nothing is asked for, and nothing was sent before. */
export const Empty: Story = {
  args: { asked: [], earlier: [], uploads: { ...uploads, items: [] } },
};

/** Files can't be added. */
export const WithoutQueue: Story = { args: { uploads: undefined } };

export const Failed: Story = { args: { claimNumber: "" } };

export const LongTexts: Story = {
  args: {
    claimNumber: LONG_CLAIM_NUMBER,
    asked: [{ title: "Photo of the car from the front ".repeat(9), isReceived: true }],
    earlier: [{ id: "1", name: `${"IMG_20261128_105107_".repeat(6)}.jpg`, state: "received" }],
  },
};

export const Spanish: Story = { globals: { locale: "es-US" } };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
