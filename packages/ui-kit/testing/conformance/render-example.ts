import { render } from "@testing-library/react";
import { createElement, type JSX } from "react";

/** A rendered component. */
export interface RenderedExample {
  container: HTMLElement;
  /** The element that gets the caller's props. */
  element: HTMLElement;
}

/** Renders a component with the props of a rule. */
export type RenderExample = (props: object) => RenderedExample;

/** Renders a component with an id, which the rules use to find its element. */
export function renderWith(Example: (props: object) => JSX.Element): RenderExample {
  return (props) =>
    renderElement(createElement<object>(Example, { id: "one", ...props } as object));
}

/** Does the same for a form control, in a form and with a name. */
export function renderInForm(Example: (props: object) => JSX.Element): RenderExample {
  return (props) => {
    const control = createElement<object>(Example, { id: "one", name: "part", ...props } as object);
    return renderElement(createElement("form", {}, control));
  };
}

function renderElement(component: JSX.Element): RenderedExample {
  const { container } = render(component);
  return { container, element: container.querySelector("#one") as HTMLElement };
}
