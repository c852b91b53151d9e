import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { DocumentViewer } from "./document-viewer.tsx";

export default {
  component: DocumentViewer,
  args: {
    claimNumber: "CLM-1006",
    documentPublicID: "EST-1006-2",
    title: "Current estimate",
  },
} satisfies Meta<typeof DocumentViewer>;

type Story = StoryObj<typeof DocumentViewer>;

/** Tagged: screen readers get its headings and tables. */
export const Ready: Story = {};

/** Larger than the viewer: the pages scroll in both directions. */
export const Zoomed: Story = {
  async play() {
    const zoomIn = await screen.findByRole("button", { name: "Zoom in" }, { timeout: 40_000 });
    await userEvent.click(zoomIn);
    await userEvent.click(zoomIn);
  },
};

/** Full screen, at the same page. */
export const FullSize: Story = {
  async play() {
    const open = { name: "Open full size" };
    await userEvent.click(await screen.findByRole("button", open, { timeout: 40_000 }));
  },
};

/** Thirty pages, of which three are rendered. */
export const ManyPages: Story = {
  args: { claimNumber: "CLM-1011", documentPublicID: "EST-1011-2" },
};

/** Without tags: screen readers read the text layer. */
export const Untagged: Story = {
  args: { claimNumber: "CLM-1005", documentPublicID: "EST-1005-1", title: "Estimate" },
};

export const Valuation: Story = {
  args: {
    claimNumber: "CLM-1008",
    documentPublicID: "VAL-1008",
    title: "Valuation",
    kind: "valuation",
  },
};

/** The first token has expired: another one is requested without a message. */
export const ExpiredToken: Story = {
  args: { claimNumber: "CLM-3003", documentPublicID: "EST-3003-1", title: "Estimate" },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const PasswordProtected: Story = {
  args: { claimNumber: "CLM-1013", documentPublicID: "EST-1013-1", title: "Estimate" },
};

export const Damaged: Story = {
  args: { claimNumber: "CLM-1012", documentPublicID: "EST-1012-1", title: "Estimate" },
};

export const Offline: Story = {
  parameters: { claimkit: { faults: { document: { drop: true } } } },
  beforeEach() {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
};

/** The new token was rejected as well. */
export const Refused: Story = {
  parameters: { claimkit: { faults: { document: { status: 403 } } } },
};

export const Failed: Story = {
  parameters: { claimkit: { faults: { document: { status: 500 } } } },
};

export const Spanish: Story = { globals: { locale: "es-US" } };

export const Dark: Story = { globals: { theme: "dark" } };

/** The controls are mirrored; the document is not. */
export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** On a phone. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};
