import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { samplePage } from "./sample-page.ts";
import { TryAPage } from "./try-a-page.tsx";

export default {
  title: "Foundations/Try a page",
  component: TryAPage,
  tags: ["!autodocs", "no-screenshot"],
  args: samplePage,
} satisfies Meta<typeof TryAPage>;

type Story = StoryObj<typeof TryAPage>;

/** The page in a frame. */
function framed(canvas: HTMLElement, scheme: string): Document | null | undefined {
  return canvas.querySelector<HTMLIFrameElement>(`iframe[title*=${scheme}]`)?.contentDocument;
}

function tokenIn(canvas: HTMLElement, scheme: string, token: string): string | undefined {
  const page = framed(canvas, scheme);
  return page ? getComputedStyle(page.documentElement).getPropertyValue(token) : undefined;
}

/** Loading the claim takes time. */
const SLOW = { timeout: 20_000 };

/** Paste the HTML and the CSS of a page. The claim takes its colors, fonts and corners. */
export const Default: Story = {
  name: "Try a page",
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      await expect(tokenIn(canvasElement, "light", "--ck-color-page")).toBe("#fbf9f4");
      await expect(tokenIn(canvasElement, "dark", "--ck-color-page")).toBe("#14201a");
      await expect(tokenIn(canvasElement, "dark", "--ck-color-accent")).toBe("#1d6b45");
    }, SLOW);
    await waitFor(async () => {
      const captions = canvas.getAllByText(/^Lowest contrast of a text: /);
      await expect(captions).toHaveLength(2);
      for (const { textContent } of captions)
        await expect(Number(/[\d.]+/.exec(textContent)?.[0])).toBeGreaterThanOrEqual(4.5);
    }, SLOW);
  },
};

/** Its scripts don't run. */
export const PastedByKeyboard: Story = {
  tags: ["!dev"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.clear(canvas.getByRole("textbox", { name: "HTML of a page" }));
    await userEvent.paste(
      `<script>document.title = "ran"</script><img alt="" src="data:," onerror="document.title = 'ran'">
      <button class="cta">Start</button>`,
    );
    await userEvent.tab();
    await userEvent.clear(canvas.getByRole("textbox", { name: "Its CSS" }));
    await userEvent.paste(".cta { background: #b3005e; color: #fff }");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");

    await waitFor(
      () => expect(tokenIn(canvasElement, "light", "--ck-color-accent")).toBe("#b3005e"),
      SLOW,
    );
    await expect(framed(canvasElement, "light")?.title).not.toBe("ran");
  },
};
