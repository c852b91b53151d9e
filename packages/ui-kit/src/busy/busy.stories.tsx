import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Tile } from "../tile/tile.tsx";
import { TileGroup } from "../tile/tile-group.tsx";
import { Busy } from "./busy.tsx";

const claims = (
  <TileGroup>
    <Tile label="2021 Subaru Outback" href="#outback">
      Hail, 11/03/2026
    </Tile>
    <Tile label="2018 Ford F-150" href="#f-150">
      Collision, 08/19/2026
    </Tile>
  </TileGroup>
);

export default {
  component: Busy,
  args: { busy: true, children: claims },
  // The stories stay busy, so don't wait for them to finish.
  parameters: { claimkit: { latencyMs: 1 } },
  // The indicator is shown after 300 ms. Its animation never ends.
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 350));
  },
} satisfies Meta<typeof Busy>;

type Story = StoryObj<typeof Busy>;

/** The old content stays readable. */
export const IsBusy: Story = {};

export const Ready: Story = { args: { busy: false } };

export const OtherText: Story = { args: { text: "Sorting your claims..." } };

/** There is no content yet. (Use `Waiting` for that.) */
export const Empty: Story = { args: { children: undefined } };

/** Ready after two seconds, which is announced. */
export const FromTimeToTime: Story = {
  render: function FromTimeToTime(args) {
    const [busy, setBusy] = useState(false);
    function sort(): void {
      setBusy(true);
      setTimeout(() => setBusy(false), 2_000);
    }
    return (
      <>
        <p>
          <Button onClick={sort}>Sort by date</Button>
        </p>
        <Busy {...args} busy={busy} text="Sorting..." doneText="Sorted by date." />
      </>
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Spanish: Story = { globals: { locale: "es-US" } };
