import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { TextField } from "../text-field/text-field.tsx";
import { Button } from "../button/button.tsx";
import { ClaimReport } from "../../testing/claim-report.tsx";
import { Form } from "./form.tsx";

export default { component: Form } satisfies Meta<typeof Form>;

type Story = StoryObj<typeof Form>;

async function send(canvas: HTMLElement): Promise<void> {
  const user = within(canvas);
  await userEvent.click(
    user.getByRole("button", { name: /^(Send the report|Enviar el reporte)$/ }),
  );
}

/** A complete claim report with every control of the kit, submitted by the browser. */
export const AClaimReport: Story = {
  render: () => <ClaimReport />,
};

/** A summary at the top links to each invalid field. */
export const SentTooEarly: Story = {
  ...AClaimReport,
  async play({ canvasElement }) {
    await send(canvasElement);
    await within(canvasElement).findByRole("alert");
  },
};

/** The submitted values, after the browser has submitted the form. */
export const Sent: Story = {
  render: () => <ClaimReport isFilledIn />,
  async play({ canvasElement }) {
    await send(canvasElement);
    const answer = await within(canvasElement).findByRole("table");
    await waitFor(() => expect(answer.textContent).toContain("POL-100"));
  },
};

/** Errors from the server, by the names of the controls. */
export const RejectedByAServer: Story = {
  args: {
    errors: {
      policyNumber: "We have no policy with this number.",
      service: "Our photo service is not available at the moment. You can send photos later.",
    },
    children: (
      <>
        <TextField label="Policy number" name="policyNumber" defaultValue="POL-001" required />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </>
    ),
  },
};

export const Dark: Story = { ...SentTooEarly, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...SentTooEarly, globals: { direction: "rtl" } };
