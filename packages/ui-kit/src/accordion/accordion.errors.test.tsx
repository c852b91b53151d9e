import { cleanup, render, screen, within } from "@testing-library/react";
import type { JSX, ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { Button } from "../button/button.tsx";
import { Form } from "../form/form.tsx";
import "../styles.css";
import { TextField } from "../text-field/text-field.tsx";
import { Accordion } from "./accordion.tsx";

afterEach(cleanup);

/** Form fields in two closed sections and a nested one. */
function Sections({ onOpen }: { onOpen?: () => void }): JSX.Element {
  return (
    <>
      <Accordion heading="You">
        <TextField label="Name" name="name" defaultValue="Ann" required />
      </Accordion>
      <Accordion heading="Vehicle" onOpen={onOpen}>
        <Accordion heading="Where it stands" headingLevel={4}>
          <TextField label="City" name="city" required />
        </Accordion>
      </Accordion>
      <Button type="submit">Send</Button>
    </>
  );
}

function expanded(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll("[aria-expanded=true]")].map(({ textContent }) => textContent);
}

describe.each([
  { where: "the page", renderIn: (children: ReactNode) => render(children).container },
  {
    where: "a shadow root",
    renderIn: (children: ReactNode) =>
      renderInShadowRoot(children).firstElementChild as HTMLElement,
  },
])("in $where", ({ renderIn }) => {
  test("opens for the first error inside and focuses it", async () => {
    const onOpen = vi.fn();
    const container = renderIn(
      <form>
        <Sections onOpen={onOpen} />
      </form>,
    );

    await userEvent.click(within(container).getByRole("button", { name: "Send" }));

    expect(expanded(container)).toEqual(["Vehicle", "Where it stands"]);
    expect(onOpen).toHaveBeenCalledOnce();
    const { activeElement } = container.getRootNode() as Document | ShadowRoot;
    expect(activeElement).toBe(within(container).getByRole("textbox", { name: "City" }));
  });
});

test("opens for an error from the server", async () => {
  const { container, rerender } = render(
    <Form>
      <Sections />
    </Form>,
  );
  expect(expanded(container)).toEqual([]);

  rerender(
    <Form errors={{ name: "We don't know this name." }}>
      <Sections />
    </Form>,
  );

  await vi.waitFor(() => expect(expanded(container)).toEqual(["You"]));
  expect(screen.getByText("We don't know this name.").checkVisibility()).toBe(true);
});

test("stays closed if the error is in another accordion", async () => {
  const { container } = render(
    <form>
      <Sections />
    </form>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Send" }));

  expect(expanded(container)).not.toContain("You");
});
