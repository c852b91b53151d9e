import { DocsContainer as Container, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type JSX, type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { Reference } from "./reference.tsx";
import { themes } from "./themes.ts";
import "./docs-container.css";

type ThemeName = keyof typeof themes;

interface GlobalsUpdate {
  globals: Record<string, unknown>;
}

/** Renders docs pages in the theme of the toolbar, and below the text of each its reference. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>): JSX.Element {
  const { channel } = props.context;
  const [theme, setTheme] = useState<ThemeName>(() => (isInitiallyDark() ? "dark" : "light"));

  useEffect(() => {
    const onUpdate = ({ globals }: GlobalsUpdate): void =>
      setTheme(globals["theme"] === "dark" ? "dark" : "light");
    channel.on(GLOBALS_UPDATED, onUpdate);
    return () => channel.off(GLOBALS_UPDATED, onUpdate);
  }, [channel]);

  useEffect(() => {
    document.documentElement.style.colorScheme = theme;
  }, [theme]);

  return (
    <Container {...props} theme={themes[theme]}>
      {props.children}
      <Reference />
    </Container>
  );
}

/** Reads the toolbar's theme from the URL, because no event is sent for the initial value. */
function isInitiallyDark(): boolean {
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  return globals.split(";").includes("theme:dark");
}
