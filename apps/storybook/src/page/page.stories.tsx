import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ClaimPage } from "./claim-page.tsx";

/** Presses Tab until the control has focus. */
async function tabTo(control: HTMLElement): Promise<void> {
  for (let stops = 0; document.activeElement !== control; stops++) {
    if (stops > 30) throw new Error(`"${control.textContent}" is not reachable with Tab.`);
    await userEvent.tab();
  }
}

export default {
  title: "Start/Example page",
  component: ClaimPage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ClaimPage>;

type Story = StoryObj<typeof ClaimPage>;

export const Light: Story = {};

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Opens a panel, changes a tab, and confirms a dialog without a mouse. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: "desktop" } },
  async play({ canvasElement, step }) {
    const page = within(canvasElement);

    await step("the header's panel opens, and closes when the focus leaves", async () => {
      const claims = page.getByRole("button", { name: "Claims" });
      await tabTo(claims);
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(claims).toHaveAttribute("aria-expanded", "true"));
      await waitFor(() => expect(page.getByRole("link", { name: /Report a claim/ })).toBeVisible());

      await tabTo(page.getByRole("link", { name: "Payments" }));
      await waitFor(() => expect(claims).toHaveAttribute("aria-expanded", "false"));
    });

    await step("an arrow key shows the payments", async () => {
      await tabTo(page.getByRole("tab", { name: "Overview" }));
      await userEvent.keyboard("{ArrowRight}");
      await expect(await page.findByRole("table", { name: /Payments/ })).toBeVisible();
    });

    await step("Escape keeps the appointment", async () => {
      const cancel = page.getByRole("button", { name: "Cancel the appointment" });
      cancel.focus();
      await userEvent.keyboard("{Enter}");
      const dialog = await page.findByRole("alertdialog", { name: /Cancel the appointment/ });
      await waitFor(() =>
        expect(within(dialog).getByRole("button", { name: "Keep it" })).toHaveFocus(),
      );
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
      await expect(cancel).toHaveFocus();
    });

    await step("Enter on the other button cancels the appointment", async () => {
      await userEvent.keyboard("{Enter}");
      const dialog = within(await page.findByRole("alertdialog"));
      await waitFor(() => expect(dialog.getByRole("button", { name: "Keep it" })).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(dialog.getByRole("button", { name: "Cancel it" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(await page.findByRole("alert")).toHaveTextContent(
        "Your appointment is canceled",
      );
    });
  },
};
