import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { TextField } from "../text-field/text-field.tsx";
import { Tabset } from "./tabset.tsx";

afterEach(cleanup);

const tabs = ["Name", "Street", "City"].map((label) => ({
  label: `Your ${label}`,
  content: <TextField label={label} required defaultValue={label === "Name" ? "Ann" : ""} />,
}));

test("activates the tab of the first invalid field of a form, which gets the focus", async () => {
  render(
    <form>
      <Tabset label="You" tabs={tabs} />
      <button>Send</button>
    </form>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Send" }));

  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Your Street");
  expect(document.activeElement).toBe(screen.getByLabelText("Street"));
});

test("keeps its tab if another field of the form is invalid before it", async () => {
  render(
    <form>
      <TextField label="Policy" required />
      <Tabset label="You" tabs={tabs} />
      <button>Send</button>
    </form>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Send" }));

  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Your Name");
  expect(document.activeElement).toBe(screen.getByLabelText("Policy"));
});
