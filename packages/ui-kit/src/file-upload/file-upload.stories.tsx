import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { Button } from "../button/button.tsx";
import { Form } from "../form/form.tsx";
import { FileUpload } from "./file-upload.tsx";

type Props = ComponentProps<typeof FileUpload>;

export default {
  component: FileUpload,
  args: { label: "Photos of the damage", name: "photos", multiple: true, accept: "image/*" },
} satisfies Meta<typeof FileUpload>;

type Story = StoryObj<typeof FileUpload>;

const MB = 1_000_000;

const items: Props["items"] = [
  { id: "1", name: "front left.heic", size: 4.2 * MB, state: "received" },
  { id: "2", name: "front right.heic", size: 3.9 * MB, state: "sent" },
  { id: "3", name: "rear left.heic", size: 4 * MB, state: "sending", sent: 1.6 * MB },
  { id: "4", name: "rear right.heic", size: 4.1 * MB, state: "waiting" },
  { id: "5", name: "odometer.jpg", size: 12 * MB, state: "failed", problem: "tooLarge" },
  { id: "6", name: "dashboard.jpg", size: 3 * MB, state: "failed", retryable: true },
];

export const Basic: Story = {};

export const OneFile: Story = { args: { label: "Police report", multiple: false } };

/** Only phones and tablets have the button 'Take a photo'. */
export const WithCamera: Story = {
  args: { capture: "environment", instructionalText: "One of each corner of the car." },
};

/** The form submits the files. */
export const WithFiles: Story = {
  args: {
    defaultValue: [
      new File(["1"], "front left.jpg", { lastModified: 1 }),
      new File(["2"], "front right.jpg", { lastModified: 2 }),
    ],
  },
};

/** A queue sends files as they are added: `items`. */
export const Queue: Story = {
  args: { items, maxSize: 10 * MB },
  render: function SentAsAdded(args) {
    const [left, setLeft] = useState(args.items ?? []);
    return (
      <FileUpload
        {...args}
        items={left}
        onAdd={(files) =>
          setLeft((others) => [
            ...others,
            ...files.map((file) => ({
              id: `${file.name}-${file.lastModified}`,
              name: file.name,
              size: file.size,
              file,
              state: "waiting" as const,
            })),
          ])
        }
        onRemove={({ id }) => setLeft((others) => others.filter((other) => other.id !== id))}
        onRetry={({ id, name, size }) =>
          setLeft((others) => [
            ...others.filter((other) => other.id !== id),
            { id, name, size, state: "waiting" },
          ])
        }
      />
    );
  },
};

export const Offline: Story = {
  args: {
    items: ["front left", "front right", "rear left"].map((name) => ({
      id: name,
      name: `${name}.heic`,
      size: 4.2 * MB,
      state: "offline" as const,
    })),
    onRemove: () => {},
  },
};

export const InForm: Story = {
  args: { required: true },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <FileUpload {...args} />
      <Button type="submit">Send the report</Button>
    </Form>
  ),
};

export const Invalid: Story = {
  args: { required: true, error: "Add a photo of each corner of the car." },
};

export const Disabled: Story = { args: { ...WithFiles.args, disabled: true } };

export const LongNames: Story = {
  args: {
    defaultValue: [
      new File(["1"], `${"Photo of the car from the front ".repeat(9)}.jpg`, { lastModified: 1 }),
      new File(["2"], `${"IMG_20261128_105107_".repeat(6)}.jpg`, { lastModified: 2 }),
    ],
  },
};

export const Dark: Story = { ...Queue, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Queue, globals: { direction: "rtl" } };

export const Spanish: Story = {
  ...Queue,
  args: { ...Queue.args, label: "Fotos de los daños" },
  globals: { locale: "es-US" },
};
