import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { DatePicker } from "./date-picker.tsx";

export default {
  component: DatePicker,
  args: { label: "Date of loss", min: "11/20/2011", max: "11/20/2041" },
} satisfies Meta<typeof DatePicker>;

type Story = StoryObj<typeof DatePicker>;

/** A fixed day, so that screenshots of the stories don't change. */
const chosen = { defaultValue: "2026-11-20" };

/** Opens the calendar with its button. */
const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: /date|fecha/ }));
};

/** Without `allowInput`, nothing can be typed, and clicking the field opens the calendar. */
export const Basic: Story = {};

export const WithDate: Story = { args: chosen };

export const Required: Story = { args: { required: true } };

export const Open: Story = { args: chosen, play: open };

/** Try `nov 20`, `11-20-26` or `20 de noviembre`. The parsed date is shown in words. */
export const AllowInput: Story = { args: { allowInput: true } };

export const ReadBack: Story = {
  args: { allowInput: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "nov 20 26{Enter}");
  },
};

export const Unreadable: Story = {
  args: { allowInput: true, onError: () => {} },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "02/30/2026{Enter}");
  },
};

const marks = {
  datesOne: "11/20/2026, 12/20/2026",
  datesOneLabel: "payment due",
  datesTwo: ["2026-11-12", "2026-11-20"],
  datesTwoLabel: "inspection",
  datesThree: ["2026-11-20", "2026-11-25"],
  datesThreeLabel: "rental car ends",
};

/** The meaning of a mark is in the legend and in the name of each marked day. */
export const Marks: Story = { args: { ...chosen, ...marks }, play: open };

/** A day that can't be chosen can still be focused, and gives the reason. */
export const DisabledDates: Story = {
  args: {
    defaultValue: "2026-11-26",
    disabledDates: [
      { date: "2026-11-26", reason: "office closed" },
      { date: "2026-11-27", reason: "office closed" },
      "2026-11-11",
    ],
  },
  play: open,
};

export const Limits: Story = {
  args: { min: "11/09/2026", max: "11/27/2026", defaultValue: "2026-11-20" },
  play: open,
};

export const Time12Hours: Story = {
  args: { hourCycle: "12", defaultValue: "2026-11-20T14:30", allowInput: true },
  play: open,
};

export const Time24HoursWithSeconds: Story = {
  args: { hourCycle: "24", showSeconds: true, defaultValue: "2026-11-20T14:30:15" },
  play: open,
};

/** The only other icon. All icons of `Icon` would add more than half of the picker's size. */
export const ClockIcon: Story = { args: { iconName: "clock", hourCycle: "12" } };

export const Invalid: Story = { args: { error: "Tell us when it happened.", required: true } };

export const ReadOnly: Story = { args: { ...chosen, readOnly: true } };

export const Disabled: Story = { args: { ...chosen, disabled: true } };

export const Dark: Story = { ...Marks, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Marks, globals: { direction: "rtl" } };

export const Spanish: Story = { ...Marks, globals: { locale: "es-US" } };
