import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { DatePicker } from "../date-picker/date-picker.tsx";
import { Notification } from "../notification/notification.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Modal } from "./modal.tsx";
import { animationsEnded } from "../../testing/animations-ended.ts";

export default {
  component: Modal,
  args: { heading: "Your rental car", children: <p>It is booked until your car is repaired.</p> },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  play: animationsEnded,
} satisfies Meta<typeof Modal>;

type Story = StoryObj<typeof Modal>;

/** The caller controls `open`. On close, the focus returns to the button. */
export const Openable: Story = {
  render: function Openable(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show your rental car</Button>
        <Modal {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};

export const Content: Story = { args: { defaultOpen: true } };

/** An alert: its text is read immediately, and the least destructive button has the focus. */
export const Confirm: Story = {
  args: {
    type: "confirm",
    heading: "Cancel the appointment?",
    children: <p>The shop gives the time to someone else.</p>,
    primaryButton: "Cancel it",
    secondaryButton: "Keep it",
    defaultOpen: true,
  },
};

/** An alert, too. */
export const ErrorType: Story = {
  name: "Error",
  args: {
    type: "error",
    heading: "Your photos were not sent",
    children: <p>The connection was lost. They are kept on your phone.</p>,
    primaryButton: "Try again",
    secondaryButton: "Later",
    defaultOpen: true,
  },
};

export const Info: Story = {
  args: {
    type: "info",
    heading: "Your estimate is ready",
    children: <p>We have sent it to your shop as well.</p>,
    defaultOpen: true,
  },
};

export const Question: Story = {
  args: {
    type: "question",
    heading: "Was anyone hurt?",
    primaryButton: "No",
    secondaryButton: "Yes",
    tertiaryButton: "I am not sure",
    children: <p>We will call you at once if someone was.</p>,
    defaultOpen: true,
  },
};

export const Warning: Story = {
  args: {
    type: "warning",
    heading: "Your session ends soon",
    children: <p>What you have not saved will be lost.</p>,
    primaryButton: "Stay signed in",
    secondaryButton: "Sign out",
    defaultOpen: true,
  },
};

/** A click outside closes it, like Escape and the button. */
export const Dismissable: Story = {
  ...Openable,
  args: { dismissable: true },
};

/** The button is busy until the promise settles. The first promise is rejected, so the modal stays open. */
export const AsyncPrimaryButton: Story = {
  render: function AsyncPrimaryButton(args) {
    const [open, setOpen] = useState(false);
    const [failed, setFailed] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Change your address</Button>
        <Modal
          {...args}
          heading="Your address"
          primaryButton="Save"
          secondaryButton="Cancel"
          open={open}
          onClose={() => setOpen(false)}
          onPrimaryClick={async () => {
            await new Promise((resolve) => setTimeout(resolve, 1500));
            setFailed(!failed);
            if (!failed) throw new Error("Not saved.");
          }}
        >
          {failed && <Notification>It was not saved. Please try again.</Notification>}
          <TextField label="City" defaultValue="Columbus" data-autofocus />
        </Modal>
      </>
    );
  },
};

/** The text scrolls, also by keyboard; the heading and the buttons stay in place. */
export const LongText: Story = {
  args: {
    heading: "Terms of the rental",
    primaryButton: "Accept",
    secondaryButton: "Decline",
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        {index + 1}. The car is returned with the same amount of fuel, on the day after the shop has
        told you that yours is ready, at the place where you got it.
      </p>
    )),
    defaultOpen: true,
  },
};

export const Wide: Story = { args: { ...LongText.args, size: "wide" } };

export const FullScreen: Story = { args: { ...LongText.args, size: "full-screen" } };

/** A popup inside is shown above the modal; Escape closes one after the other. */
export const DatePickerInside: Story = {
  ...Openable,
  args: {
    heading: "When can we call you?",
    children: <DatePicker label="Day" instructionalText="We call between 8 and 10." />,
  },
};

/** `onClose` reports the request to close. A user with unsaved changes has to confirm first. */
export const OneInAnother: Story = {
  render: function OneInAnother(args) {
    const [open, setOpen] = useState(false);
    const [text, setText] = useState("");
    const [isConfirming, setConfirming] = useState(false);
    function close(): void {
      setConfirming(false);
      setOpen(false);
      setText("");
    }
    return (
      <>
        <Button onClick={() => setOpen(true)}>Tell us more</Button>
        <Modal
          {...args}
          heading="Tell us more"
          primaryButton="Send"
          secondaryButton="Cancel"
          dismissable
          open={open}
          onPrimaryClick={() => setText("")}
          onSecondaryClick={(event) => {
            if (!text) return;
            event.preventDefault();
            setConfirming(true);
          }}
          onClose={(reason) => {
            if (text && reason !== "button") setConfirming(true);
            else close();
          }}
        >
          <TextField
            label="What happened?"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            data-autofocus
          />
          <Modal
            type="confirm"
            heading="Discard what you wrote?"
            primaryButton="Discard"
            secondaryButton="Keep writing"
            open={isConfirming}
            onPrimaryClick={close}
            onClose={() => setConfirming(false)}
          >
            <p>It has not been sent.</p>
          </Modal>
        </Modal>
      </>
    );
  },
};

export const OnAPhone: Story = { ...Question, globals: { viewport: { value: "phone" } } };

export const LongTextOnAPhone: Story = {
  ...LongText,
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { ...Warning, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Question, globals: { direction: "rtl" } };

export const Spanish: Story = {
  args: {
    type: "warning",
    heading: "Su sesión termina pronto",
    children: <p>Lo que no haya guardado se perderá.</p>,
    defaultOpen: true,
  },
  globals: { locale: "es-US" },
};
