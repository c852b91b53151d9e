import type { Meta, StoryObj } from "@storybook/react-vite";
import { AllFaqs } from "./all-faqs.tsx";

export default {
  component: AllFaqs,
  args: { claimNumber: "CLM-1006" },
  // Feedback is kept in sessionStorage, which all stories share.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof AllFaqs>;

type Story = StoryObj<typeof AllFaqs>;

export const Ready: Story = {};

export const AllOpened: Story = {
  args: { selectedCategory: "REPAIRS", showFeedback: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(Open all|Abrir todo)$/ }));
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "rental");
    await canvas.findAllByRole("listitem");
  },
};

/** Tolerates a typo. */
export const SearchedWithTypo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "appoitnment");
    await canvas.findAllByRole("listitem");
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "windshield wipers");
    await canvas.findByText(/^No questions match/);
  },
};

/** Third parties see nothing about deductibles and coverages. */
export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
};

/** All claims have the same questions. */
export const WithoutClaim: Story = { args: { claimNumber: undefined } };

export const Empty: Story = { parameters: { claimkit: { faults: { faqs: { status: 204 } } } } };

export const EmptyWithoutPhone: Story = {
  parameters: { claimkit: { faults: { faqs: { status: 204 } }, phone: "" } },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = { parameters: { claimkit: { faults: { faqs: { status: 500 } } } } };

export const Spanish: Story = { ...AllOpened, globals: { locale: "es-US" } };

export const Dark: Story = { ...AllOpened, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...AllOpened, globals: { direction: "rtl" } };

export const OnAPhone: Story = { ...AllOpened, globals: { viewport: { value: "phone" } } };

export const SearchedInTheDark: Story = { ...Searched, globals: { theme: "dark" } };

export const SearchedOnAPhone: Story = { ...Searched, globals: { viewport: { value: "phone" } } };
