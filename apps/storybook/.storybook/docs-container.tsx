import { DocsContainer as Container, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type JSX, type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { themes } from "./themes.ts";
import "./docs-container.css";

type Look = keyof typeof themes;

interface GlobalsUpdate {
  globals: Record<string, unknown>;
}

/** The pages between the stories, in the look that the toolbar says. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>): JSX.Element {
  const { channel } = props.context;
  const [look, setLook] = useState<Look>(() => (startsDark() ? "dark" : "light"));

  useEffect(() => {
    const follow = ({ globals }: GlobalsUpdate): void =>
      setLook(globals["theme"] === "dark" ? "dark" : "light");
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);

  useEffect(() => {
    document.documentElement.style.colorScheme = look;
  }, [look]);

  return <Container {...props} theme={themes[look]} />;
}

/** What the toolbar said before the page was there stands in its address. */
function startsDark(): boolean {
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  return globals.split(";").includes("theme:dark");
}
