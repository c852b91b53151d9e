import { useForm as useTanStackForm } from "@tanstack/react-form";
import { act, cleanup, render, screen } from "@testing-library/react";
import { type ChangeEvent, type JSX, useActionState, useEffect, useState } from "react";
import { Controller, useForm, type UseFormReturn } from "react-hook-form";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { presses } from "../testing/press.ts";
import {
  Autocomplete,
  Button,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  FileUpload,
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
import { ReportForm as WithAction } from "../testing/forms/action.tsx";
import { ReportForm as WithController } from "../testing/forms/controller.tsx";
import { ReportForm as RegisteredExample } from "../testing/forms/react-hook-form.tsx";
import { ReportForm as WithTanStackForm } from "../testing/forms/tanstack-form.tsx";
import "./styles.css";

afterEach(cleanup);

/** Props that a form library passes to a control. */
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
  photos: (props) => <FileUpload label="Photos" multiple {...props} />,
  texts: (props) => <Checkbox label="Send texts" {...props} />,
  paperless: (props) => <Switch label="Paperless" {...props} />,
};

const hood = new File(["Hail"], "hood.jpg");

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
  photos: [hood],
  texts: true,
  paperless: true,
};

/** The values of an empty form. */
const none: typeof entered = {
  city: "",
  story: "",
  password: "",
  phone: "",
  cause: "",
  state: "",
  loss: "",
  noticed: "",
  witnesses: [],
  where: "",
  parts: [],
  photos: [],
  texts: false,
  paperless: false,
};

type Name = keyof typeof entered;
type Values = Record<string, unknown>;

const names = Object.keys(controls) as Name[];
const isBox = (name: Name): boolean => typeof entered[name] === "boolean";

/** The values of a form as a host reads them. */
function valuesOf(data: FormData): Values {
  const read = (name: Name): unknown => {
    if (isBox(name)) return data.has(name);
    if (!Array.isArray(entered[name])) return data.get(name);
    // Browsers send a file without a name if none was chosen.
    return data.getAll(name).filter((value) => !(value instanceof File) || value.name);
  };
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** The same with the names of files, because a file that was uploaded is another object. */
function readable({ photos, ...values }: Values): Values {
  return { ...values, photos: (photos as File[]).map(({ name }) => name) };
}

/** Props that control a value. */
const held = (name: Name, value: unknown): Props => (isBox(name) ? { checked: value } : { value });

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

  "register of react-hook-form": function WithRegister({ send }) {
    const { register, handleSubmit } = useForm({ defaultValues: none });
    return (
      <form onSubmit={handleSubmit((values) => send(values))}>
        {each((name) => register(name, { validate: (value) => `${value}` !== "" }))}
        <Button type="submit">Send</Button>
      </form>
    );
  },

  "Controller of react-hook-form": function Controlled({ send }) {
    const { control, handleSubmit } = useForm({ defaultValues: none });
    return (
      <form onSubmit={handleSubmit((values) => send(values))}>
        {names.map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            rules={{ required: true }}
            render={({ field: { value, ...rest } }) =>
              controls[name]({ ...rest, ...held(name, value) })
            }
          />
        ))}
        <Button type="submit">Send</Button>
      </form>
    );
  },

  "TanStack Form": function TanStack({ send }) {
    const form = useTanStackForm({
      defaultValues: none as Values,
      onSubmit: ({ value }) => send(value),
    });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        {names.map((name) => (
          <form.Field key={name} name={name}>
            {(part) =>
              controls[name]({
                name,
                onBlur: part.handleBlur,
                onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
                  part.handleChange(isBox(name) ? target.checked : target.value),
                ...held(name, part.state.value),
              })
            }
          </form.Field>
        ))}
        <Button type="submit">Send</Button>
      </form>
    );
  },
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
  await userEvent.upload(document.querySelector("[type=file]") as Element, hood);
  await typeInto("Send texts", " ");
  await typeInto("Paperless", " ");
}

/** Fills in the form by presses, alternating between mouse and touch. */
async function fillInByPresses(): Promise<void> {
  let turn = 0;
  const press = async (target: HTMLElement): Promise<void> => {
    // What is in a popup is already visible.
    if (!target.closest("[popover]")) target.scrollIntoView({ block: "center" });
    await presses[turn++ % presses.length]?.press(target);
  };
  await typeInto("City", "Columbus");
  await typeInto("What happened?", "Hail");
  await typeInto("Password", "battery");
  await typeInto("Phone", "614 555 0177");
  await userEvent.selectOptions(field("Cause"), "hail");
  await typeInto("State", "Ohi");
  await press(screen.getByRole("option", { name: "Ohio" }));
  await press(field("Loss"));
  await press(await screen.findByRole("gridcell", { name: /February 28/ }));
  await vi.waitFor(() => expect(document.activeElement).toBe(field("Loss")));
  await typeInto("Noticed", "2/27/20");
  await typeInto("Witnesses", "Ann,Bo");
  await userEvent.upload(document.querySelector("[type=file]") as Element, hood);
  for (const label of ["At a shop", "Roof", "Door", "Send texts", "Paperless"]) {
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
    expect(readable(send.mock.calls[0]?.[0])).toEqual(readable(entered));
  });
});

/** Sends to a server that refuses every value at first, and then accepts them. */
function Refused({ send, feedsBack }: WayProps & { feedsBack?: boolean }): JSX.Element {
  const [{ refused, sent }, action] = useActionState(
    async (before: { refused: boolean; sent: Values }, data: FormData) => {
      await Promise.resolve();
      send(valuesOf(data));
      return { refused: !before.refused, sent: before.refused ? none : valuesOf(data) };
    },
    { refused: false, sent: none },
  );
  const [errors] = useState(() => Object.fromEntries(names.map((name) => [name, refusal(name)])));
  const defaults = (name: Name): Props =>
    isBox(name) ? { defaultChecked: sent[name] } : { defaultValue: sent[name] };
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
  const values = (): Values => readable(valuesOf(new FormData(form)));
  const errors = (): (string | null)[] =>
    [...form.querySelectorAll("[data-part=error]")].map(({ textContent }) => textContent);
  const empty = values();
  await fillInByKeys();

  form.requestSubmit();
  await vi.waitFor(() => expect(errors()).toEqual(names.map(refusal)));
  expect(values()).toEqual(readable(entered));

  form.requestSubmit();
  await vi.waitFor(() => expect(errors()).toEqual([]));
  const sent = send.mock.calls.map(([report]) => readable(report));
  expect(sent).toEqual([readable(entered), readable(entered)]);
  // React resets the form of an action that has succeeded.
  await vi.waitFor(() => expect(values()).toEqual(empty));

  form.requestSubmit();
  await vi.waitFor(() => expect(errors()).toEqual(names.map(refusal)));
  form.reset();
  await vi.waitFor(() => expect(errors()).toEqual(feedsBack ? names.map(refusal) : []));
});

test("react-hook-form sets, resets and focuses every registered control", async () => {
  const send = vi.fn();
  let api: Pick<UseFormReturn<typeof none>, "reset" | "setFocus" | "setValue"> | undefined;
  function Registered(): JSX.Element {
    const { register, formState, handleSubmit, ...rest } = useForm({ defaultValues: entered });
    useEffect(() => void (api = rest));
    return (
      <form onSubmit={handleSubmit((values) => send(values))}>
        {each((name) => ({ ...register(name), error: formState.errors[name]?.message }))}
      </form>
    );
  }
  const { container } = render(<Registered />);
  const form = container.querySelector("form") as HTMLFormElement;
  const shown = (): Values => readable(valuesOf(new FormData(form)));
  const other = {
    ...none,
    phone: "8005550199",
    state: "Mi",
    loss: "2020-02-02",
    witnesses: ["Cy"],
    photos: [new File(["Hail"], "door.jpg")],
  };
  expect(shown()).toEqual(readable(entered));
  expect(field("Phone")).toHaveProperty("value", "614-555-0177");

  for (const name of names) act(() => api?.setValue(name, other[name]));
  await vi.waitFor(() => expect(shown()).toEqual({ ...readable(other), where: null }));
  expect(field("State")).toHaveProperty("value", "Michigan");

  act(() => api?.reset());
  await vi.waitFor(() => expect(shown()).toEqual(readable(entered)));
  await act(async () => form.requestSubmit());
  expect(send).toHaveBeenLastCalledWith(entered);

  for (const name of names) {
    act(() => api?.setFocus(name));
    const isFocused = `:has(:focus):has([name="${name}"])`;
    await vi.waitFor(() =>
      expect(
        form.querySelector(`.ck-field${isFocused}, .ck-choice${isFocused}`),
        name,
      ).toBeTruthy(),
    );
  }
});

/** Fills in the fields that an example has, and submits it. */
async function fillInExample(): Promise<void> {
  await typeInto("Date of loss", "2/27/20{Enter}");
  for (const [label, keys] of [
    ["ZIP", "43215"],
    ["Phone", "614 555 0177"],
    ["Hood", " "],
    ["Witnesses", "Ann,"],
    ["Paperless", " "],
  ] as const) {
    if (screen.queryByLabelText(label, { exact: false })) await typeInto(label, keys);
  }
  await userEvent.click(screen.getByRole("button", { name: "Send the report" }));
}

test.each([
  {
    guide: "react-hook-form's register",
    Example: RegisteredExample,
    sent: { phone: "6145550177", dateOfLoss: "2020-02-27", parts: ["hood"], witnesses: ["Ann"] },
  },
  {
    guide: "react-hook-form's Controller",
    Example: WithController,
    sent: { dateOfLoss: "2020-02-27", paperless: true },
  },
  {
    guide: "TanStack Form",
    Example: WithTanStackForm,
    sent: { dateOfLoss: "2020-02-27", paperless: true },
  },
])("the guide's example of $guide sends what was entered", async ({ Example, sent }) => {
  const send = vi.fn();
  render(<Example send={send} />);

  await fillInExample();

  await vi.waitFor(() => expect(send.mock.calls).toEqual([[sent]]));
});

test("the guide's example of an action shows why the server refuses what was entered", async () => {
  const errors = { zip: "We don't know this ZIP code." };
  const send = vi.fn<(report: FormData) => Promise<typeof errors>>(async () => errors);
  render(<WithAction send={send} />);

  await fillInExample();

  expect(await screen.findByRole("link", { name: `ZIP code: ${errors.zip}` })).toBeTruthy();
  expect([...(send.mock.calls[0]?.[0] ?? [])]).toEqual([
    ["zip", "43215"],
    ["dateOfLoss", "2020-02-27"],
  ]);
});
