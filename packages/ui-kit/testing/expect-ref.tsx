import { render } from "@testing-library/react";
import { createRef, type JSX, type Ref } from "react";
import { expect, vi } from "vitest";

/** Expects that a component passes its element with this id to each kind of ref, until it is removed. */
export function expectRef<Box extends HTMLElement>(
  Example: (props: { id: string; ref: Ref<Box> }) => JSX.Element,
): void {
  const object = createRef<Box>();
  const elements: unknown[] = [];
  const callback = (element: unknown): void => void elements.push(element);
  const cleanUp = vi.fn();
  const { container, unmount } = render(
    Object.entries({ object, callback, withCleanup: () => cleanUp }).map(([id, ref]) => (
      <Example key={id} id={id} ref={ref} />
    )),
  );
  expect(object.current).toBe(container.querySelector("#object"));
  expect(elements).toEqual([container.querySelector("#callback")]);

  unmount();
  expect(object.current).toBeNull();
  expect(elements).toEqual([expect.any(Element), null]);
  expect(cleanUp).toHaveBeenCalledOnce();
}
