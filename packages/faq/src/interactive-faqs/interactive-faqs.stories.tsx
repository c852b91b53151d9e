import type { Meta, StoryObj } from "@storybook/react-vite";
import { InteractiveFaqs } from "./interactive-faqs.tsx";

export default {
  component: InteractiveFaqs,
  args: { claimNumber: "CLM-1006" },
  // Feedback is kept in sessionStorage, which all stories share.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof InteractiveFaqs>;

type Story = StoryObj<typeof InteractiveFaqs>;

export const Ready: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^See more/ });
    if (first) await userEvent.click(first);
  },
};

export const WithFeedback: Story = { args: { showFeedback: true } };

/** Every question of the category, by ranking. */
export const WholeCategory: Story = { args: { selectedCategory: "REPAIRS", showAll: true } };

/** `CLOSE` selects Payout. */
export const ClosedClaim: Story = { args: { selectedCategory: "CLOSE" } };

/** Third parties see nothing about deductibles and coverages. */
export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
};

/** Feedback needs a claim. */
export const WithoutClaim: Story = { args: { claimNumber: undefined, showFeedback: true } };

/** 'All FAQ' is a link if the host sets its URL. */
export const Links: Story = {
  args: { hrefs: { "all-faqs": ({ category }) => `#faqs-${category}` } },
};

export const Empty: Story = {
  parameters: { claimkit: { faults: { faqSearch: { status: 204 } } } },
};

export const EmptyWithoutPhone: Story = {
  parameters: { claimkit: { faults: { faqSearch: { status: 204 } }, phone: "" } },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { faqSearch: { status: 500 } } } },
};

export const Spanish: Story = { args: { showFeedback: true }, globals: { locale: "es-US" } };

export const Dark: Story = { args: { showFeedback: true }, globals: { theme: "dark" } };

export const RightToLeft: Story = {
  args: { showFeedback: true },
  globals: { direction: "rtl" },
};

export const OnAPhone: Story = {
  args: { showFeedback: true },
  globals: { viewport: { value: "phone" } },
};

/** In a sidebar: the layout follows the widget's width, not the window's. */
export const Narrow: Story = {
  args: { showFeedback: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};
