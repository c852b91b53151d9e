import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./button/button.tsx";
import { Notification } from "./notification/notification.tsx";
import "./styles.css";
import { TextField } from "./text-field/text-field.tsx";
import { Waiting } from "./waiting/waiting.tsx";

afterEach(cleanup);

/** Whether the last character of a text is to the right of the one before. */
function endsOnTheRight(shown: HTMLElement): boolean {
  const text = shown.firstChild as Text;
  const [last = 0, before = 0] = [1, 2].map((fromEnd) => {
    const character = new Range();
    character.setStart(text, text.length - fromEnd);
    character.setEnd(text, text.length - fromEnd + 1);
    return character.getBoundingClientRect().left;
  });
  return last > before;
}

test.each([
  { what: "a button's label", shown: <Button>Please wait...</Button>, text: "Please wait..." },
  { what: "a notification", shown: <Notification>Not saved.</Notification>, text: "Not saved." },
  {
    what: "a notification's heading",
    shown: <Notification heading="Not saved.">Try again.</Notification>,
    text: "Not saved.",
  },
  {
    what: "the text of a waiting indicator",
    shown: <Waiting text="Please wait..." />,
    text: "Please wait...",
  },
  {
    what: "a field's label",
    shown: <TextField label="Are you hurt?" optionalText="hide" />,
    text: "Are you hurt?",
  },
  {
    what: "a field's hint",
    shown: <TextField label="Name" instructionalText="As on the policy." />,
    text: "As on the policy.",
  },
  {
    what: "a field's error",
    shown: <TextField label="Name" error="Fill in this field." />,
    text: "Fill in this field.",
  },
])(
  "the punctuation of $what in English is on the right on a right-to-left page",
  async ({ shown, text }) => {
    render(<div dir="rtl">{shown}</div>);

    expect(endsOnTheRight(await screen.findByText(text))).toBe(true);
  },
);
