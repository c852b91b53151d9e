import { cleanup, render, screen } from "@testing-library/react";
import type { JSX, SyntheticEvent } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { fileOf, transfer } from "../testing/files.ts";
import { paste } from "../testing/paste.ts";
import {
  Autocomplete,
  ContextualHelp,
  DatePicker,
  FileUpload,
  InputChip,
  Radio,
  RadioGroup,
  Textarea,
} from "./index.ts";
import "./styles.css";

// Rules: docs/reference/kit.md#props-and-state

afterEach(cleanup);

interface Row {
  what: string;
  /** The component with a handler of the host. */
  Example: (props: { on: (event: SyntheticEvent) => void }) => JSX.Element;
  /** Triggers the component's own behavior. */
  act: () => Promise<void>;
  /** What shows that behavior. */
  shows: () => boolean;
}

const rows: Row[] = [
  {
    what: "Escape in Autocomplete",
    Example: ({ on }) => <Autocomplete label="State" onKeyDown={on} />,
    act: async () => {
      await userEvent.fill(screen.getByRole("combobox"), "Ohio");
      await userEvent.keyboard("{Escape}");
    },
    shows: () => screen.getByRole<HTMLInputElement>("combobox").value === "",
  },
  {
    what: "a press on ContextualHelp",
    Example: ({ on }) => <ContextualHelp onClick={on}>Your share.</ContextualHelp>,
    act: () => userEvent.click(screen.getByRole("button")),
    shows: () => screen.getByRole("button").ariaExpanded === "true",
  },
  {
    what: "a key in DatePicker",
    Example: ({ on }) => <DatePicker label="Day" onKeyDown={on} />,
    act: async () => {
      screen.getByLabelText(/^Day/).focus();
      await userEvent.keyboard("{Enter}");
    },
    shows: () => screen.queryByRole("dialog") !== null,
  },
  {
    what: "a drop on FileUpload",
    Example: ({ on }) => <FileUpload label="Photos" onDrop={on} />,
    act: async () => {
      transfer("drop", screen.getByRole("group"), [fileOf("jpeg", "hood.jpg")]);
    },
    shows: () => screen.queryByRole("listitem") !== null,
  },
  {
    what: "a key in InputChip",
    Example: ({ on }) => <InputChip label="Witnesses" onKeyDown={on} />,
    act: async () => {
      await userEvent.fill(screen.getByRole("textbox"), "Ann");
      await userEvent.keyboard("{Enter}");
    },
    shows: () => screen.queryByRole("listitem") !== null,
  },
  {
    what: "a paste into InputChip",
    Example: ({ on }) => <InputChip label="Witnesses" onPaste={on} />,
    act: async () => void paste("Ann, Bo", screen.getByRole("textbox")),
    shows: () => screen.queryAllByRole("listitem").length > 0,
  },
  {
    what: "an arrow key in RadioGroup",
    Example: ({ on }) => (
      <RadioGroup label="Fault" onKeyDown={on}>
        <Radio label="Mine" value="mine" />
        <Radio label="Theirs" value="theirs" />
      </RadioGroup>
    ),
    act: async () => {
      screen.getByLabelText("Theirs").focus();
      await userEvent.keyboard("{ArrowDown}");
    },
    shows: () => screen.getByLabelText<HTMLInputElement>("Mine").checked,
  },
  {
    what: "a paste into Textarea",
    Example: ({ on }) => <Textarea label="What happened?" maxLength={3} onPaste={on} />,
    act: async () => void paste("A deer.", screen.getByRole("textbox")),
    shows: () => screen.queryByText(/fit/) !== null,
  },
];

test.each(rows)("a handler of the host can prevent what $what does", async (row) => {
  const { Example, act, shows } = row;
  const { rerender } = render(<Example key="prevented" on={(event) => event.preventDefault()} />);
  await act();
  expect(shows()).toBe(false);

  rerender(<Example key="handled" on={() => {}} />);
  await act();
  await expect.poll(shows).toBe(true);
});
