import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { stylesText } from "../src/styles-text.ts";

/** Renders as custom elements do: into an open shadow root with the kit's constructed style sheet. */
export function renderInShadowRoot(children: ReactNode): ShadowRoot {
  const host = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => host.remove());
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesText);
  shadow.adoptedStyleSheets = [sheet];

  const container = shadow.appendChild(document.createElement("div"));
  render(children, { container });
  return shadow;
}
