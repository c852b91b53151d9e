import { render } from "@testing-library/react";
import { createElement, type JSX } from "react";

/** A rendered component. */
export interface Drawn {
  container: HTMLElement;
  /** The element that gets the caller's props. */
  element: HTMLElement;
}

/** Renders a component with the props of a rule. */
export type Draw = (props: object) => Drawn;

/** Renders a component with an id, which the rules use to find its element. */
export function drawWith(Part: (props: object) => JSX.Element): Draw {
  return (props) => drawn(createElement<object>(Part, { id: "one", ...props } as object));
}

/** Does the same for a form control, in a form and with a name. */
export function drawInForm(Part: (props: object) => JSX.Element): Draw {
  return (props) => {
    const control = createElement<object>(Part, { id: "one", name: "part", ...props } as object);
    return drawn(createElement("form", {}, control));
  };
}

function drawn(component: JSX.Element): Drawn {
  const { container } = render(component);
  return { container, element: container.querySelector("#one") as HTMLElement };
}
