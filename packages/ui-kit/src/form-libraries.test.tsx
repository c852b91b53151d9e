import { cleanup, render, screen } from "@testing-library/react";
import { type JSX, useActionState, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { presses } from "../testing/press.ts";
import {
  Autocomplete,
  Button,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  Form,
  FormattedField,
  InputChip,
  PasswordField,
  phoneNumber,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextField,
  Textarea,
} from "./index.ts";
import "./styles.css";

afterEach(cleanup);

/** What a way of forms passes to a control; each control accepts it. */
type Props = object;

const states = ["Michigan", "Ohio"].map((text) => ({ value: text.slice(0, 2), text }));

/** Every control that has a form value, by the name of its value. */
const controls: Record<keyof typeof entered, (props: Props) => JSX.Element> = {
  city: (props) => <TextField label="City" {...props} />,
  story: (props) => <Textarea label="What happened?" {...props} />,
  password: (props) => <PasswordField label="Password" {...props} />,
  phone: (props) => <FormattedField label="Phone" format={phoneNumber} {...props} />,
  cause: (props) => <Select label="Cause" options={[{ value: "hail", text: "Hail" }]} {...props} />,
  state: (props) => <Autocomplete label="State" options={states} {...props} />,
  loss: (props) => <DatePicker label="Loss" min="2020-02-01" max="2020-02-29" {...props} />,
  noticed: (props) => <DatePicker label="Noticed" allowInput max="2020-02-29" {...props} />,
  witnesses: (props) => <InputChip label="Witnesses" {...props} />,
  where: (props) => (
    <RadioGroup label="Where?" {...props}>
      <Radio label="At home" value="home" />
      <Radio label="At a shop" value="shop" />
    </RadioGroup>
  ),
  parts: (props) => (
    <CheckboxGroup label="Parts" {...props}>
      <Checkbox label="Roof" value="roof" />
      <Checkbox label="Hood" value="hood" />
      <Checkbox label="Door" value="door" />
    </CheckboxGroup>
  ),
  texts: (props) => <Checkbox label="Send texts" {...props} />,
  paperless: (props) => <Switch label="Paperless" {...props} />,
};

const entered = {
  city: "Columbus",
  story: "Hail",
  password: "battery",
  phone: "6145550177",
  cause: "hail",
  state: "Oh",
  loss: "2020-02-28",
  noticed: "2020-02-27",
  witnesses: ["Ann", "Bo"],
  where: "shop",
  parts: ["roof", "door"],
  texts: true,
  paperless: true,
};

type Name = keyof typeof entered;
type Values = Record<string, unknown>;

const names = Object.keys(controls) as Name[];
const isBox = (name: Name): boolean => typeof entered[name] === "boolean";

/** The values of a form as a host reads them. */
function valuesOf(data: FormData): Values {
  const read = (name: Name): unknown => {
    if (isBox(name)) return data.has(name);
    return Array.isArray(entered[name]) ? data.getAll(name) : data.get(name);
  };
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** A control without its label and the like, which a way of forms passes to it. */
function each(propsOf: (name: Name) => Props): JSX.Element[] {
  return names.map((name) => {
    const Control = controls[name];
    return <Control key={name} {...propsOf(name)} />;
  });
}

interface WayProps {
  send: (values: Values) => void;
}

const ways: Record<string, (props: WayProps) => JSX.Element> = {
  "native form data": ({ send }) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send(valuesOf(new FormData(event.currentTarget)));
      }}
    >
      {each((name) => ({ name, required: true }))}
      <Button type="submit">Send</Button>
    </Form>
  ),

  "an action": ({ send }) => (
    <form action={(data) => send(valuesOf(data))}>
      {each((name) => ({ name }))}
      <Button type="submit">Send</Button>
    </form>
  ),
};

function field(label: string): HTMLElement {
  return screen.getByLabelText(label, { exact: false, selector: "input, select, textarea" });
}

async function typeInto(label: string, keys: string): Promise<void> {
  field(label).focus();
  await userEvent.keyboard(keys);
}

async function fillInByKeys(): Promise<void> {
  await typeInto("City", "Columbus");
  await typeInto("What happened?", "Hail");
  await typeInto("Password", "battery");
  await typeInto("Phone", "614 555 0177");
  await typeInto("Cause", "H");
  await typeInto("State", "Ohi{ArrowDown}{Enter}");
  await typeInto("Loss", "{Enter}");
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  await typeInto("Noticed", "2/27/20{Enter}");
  await typeInto("Witnesses", "Ann{Enter}Bo");
  await typeInto("At home", " {ArrowDown}");
  await typeInto("Roof", " ");
  await typeInto("Door", " ");
  await typeInto("Send texts", " ");
  await typeInto("Paperless", " ");
}

/** Presses by mouse and by touch in turn. */
async function fillInByPresses(): Promise<void> {
  let turn = 0;
  const press = async (target: HTMLElement): Promise<void> => {
    // What is in a popup is already visible.
    if (!target.closest("[popover]")) target.scrollIntoView({ block: "center" });
    await presses[turn++ % presses.length]?.press(target);
  };
  const typeAfterPress = async (label: string, keys: string): Promise<void> => {
    await press(field(label));
    await vi.waitFor(() => expect(document.activeElement).toBe(field(label)));
    await userEvent.keyboard(keys);
  };
  await typeAfterPress("City", "Columbus");
  await typeAfterPress("What happened?", "Hail");
  await typeAfterPress("Password", "battery");
  await typeAfterPress("Phone", "614 555 0177");
  await userEvent.selectOptions(field("Cause"), "hail");
  await typeAfterPress("State", "Ohi");
  await press(screen.getByRole("option", { name: "Ohio" }));
  await press(field("Loss"));
  await press(await screen.findByRole("gridcell", { name: /February 28/ }));
  await typeAfterPress("Noticed", "2/27/20");
  await typeAfterPress("Witnesses", "Ann,Bo");
  for (const label of ["At a shop", "Roof", "Door", "Send texts", "Paperless"]) {
    // oxlint-disable-next-line no-await-in-loop -- one pointer
    await press(field(label));
  }
}

describe.each(Object.entries(ways))("with %s", (_, Way) => {
  test.each([
    { by: "keys", fillIn: fillInByKeys },
    { by: "mouse and touch", fillIn: fillInByPresses },
  ])("every control has the value that was entered by $by", async ({ fillIn }) => {
    const send = vi.fn();
    render(<Way send={send} />);

    await fillIn();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));

    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toEqual(entered);
  });
});

/** Sends to a server that refuses every value at first, and then accepts them. */
function Refused({ send, feedsBack }: WayProps & { feedsBack?: boolean }): JSX.Element {
  const [{ refused, sent }, action] = useActionState(
    async (before: { refused: boolean; sent: Values }, data: FormData) => {
      await Promise.resolve();
      send(valuesOf(data));
      return { refused: !before.refused, sent: before.refused ? {} : valuesOf(data) };
    },
    { refused: false, sent: {} },
  );
  const [errors] = useState(() => Object.fromEntries(names.map((name) => [name, refusal(name)])));
  const defaults = (name: Name): Props =>
    isBox(name)
      ? { defaultChecked: !!sent[name] }
      : { defaultValue: sent[name] ?? (Array.isArray(entered[name]) ? [] : "") };
  // A form of the page, which React resets, or ours.
  const Box = feedsBack ? "form" : Form;
  return (
    <Box action={action} {...(!feedsBack && { errors: refused ? errors : undefined })}>
      {each((name) => ({
        name,
        ...(feedsBack && { ...defaults(name), error: refused && refusal(name) }),
      }))}
      <Button type="submit">Send</Button>
    </Box>
  );
}

const refusal = (name: Name): string => `We can't use this ${name}.`;

test.each([
  { what: "Form", feedsBack: false },
  { what: "a <form> to which the host feeds back what was sent", feedsBack: true },
])("$what keeps the values that a server refuses, and shows why", async ({ feedsBack }) => {
  const send = vi.fn();
  const { container } = render(<Refused send={send} feedsBack={feedsBack} />);
  const form = container.querySelector("form") as HTMLFormElement;
  const values = (): Values => valuesOf(new FormData(form));
  const errors = (): (string | null)[] =>
    [...form.querySelectorAll("[data-part=error]")].map(({ textContent }) => textContent);
  const empty = values();
  await fillInByKeys();

  form.requestSubmit();
  await vi.waitFor(() => expect(errors()).toEqual(names.map(refusal)));
  expect(values()).toEqual(entered);

  form.requestSubmit();
  await vi.waitFor(() => expect(errors()).toEqual([]));
  expect(send.mock.calls).toEqual([[entered], [entered]]);
  // React resets the form of an action that has succeeded.
  await vi.waitFor(() => expect(values()).toEqual(empty));

  form.requestSubmit();
  await vi.waitFor(() => expect(errors()).toEqual(names.map(refusal)));
  form.reset();
  await vi.waitFor(() => expect(errors()).toEqual(feedsBack ? names.map(refusal) : []));
});
