import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";

/** Renders into a frame of the same origin, whose nodes have other classes than those of this page. */
export function renderInFrame(children: ReactNode): Document {
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  const inside = frame.contentDocument as Document;
  render(children, { container: inside.body.appendChild(inside.createElement("div")) });
  return inside;
}
