import { ClaimSummary } from "@claimkit/claims-widgets";
import { Button } from "@claimkit/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

// What the toolbar sets, on a kit component and a widget.
export default {
  title: "Toolbar",
  component: ClaimSummary,
  args: { claimNumber: "CLM-1006" },
  tags: ["!dev", "!autodocs", "no-screenshot"],
  render: (args) => (
    <>
      <Button variant="primary">Continue</Button>
      <ClaimSummary {...args} />
    </>
  ),
} satisfies Meta<typeof ClaimSummary>;

type Story = StoryObj<typeof ClaimSummary>;

export const Brand: Story = {
  globals: { brand: "signal", textSize: "200" },
  play: async ({ canvas }) => {
    const { backgroundColor, fontSize } = getComputedStyle(
      canvas.getByRole("button", { name: "Continue" }),
    );
    await expect(backgroundColor).toBe("rgb(255, 204, 0)");
    await expect(fontSize).toBe("32px");
  },
};

export const MoreContrast: Story = {
  globals: { contrast: "more", motion: "reduced" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Continue" });
    await expect(getComputedStyle(button).backgroundColor).toBe("rgb(0, 58, 69)");
    await expect(getComputedStyle(button).getPropertyValue("--ck-duration")).toBe("0s");
    await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
  },
};

export const FailingServer: Story = {
  globals: { server: "failing" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("didn't load");
  },
};

export const ThirdParty: Story = {
  globals: { persona: "third-party" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your claim has been received")).toBeVisible();
    await expect(canvas.getByText("CLM-2003")).toBeVisible();
  },
};

export const Associate: Story = {
  globals: { persona: "associate" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("CLM-1006")).toBeVisible();
  },
};
