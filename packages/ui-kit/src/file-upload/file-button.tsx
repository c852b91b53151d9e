"use client";

import { type JSX, type MouseEvent, useLayoutEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { shownName } from "./file-name.ts";
import { formatText } from "../messages/format-text.ts";
import { useLocale } from "../messages/locale.ts";

interface FileButtonProps {
  children: string;
  /** The accessible name, which contains `{name}`. */
  label: string;
  name: string;
  describedBy: string | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  /** Called when the button is removed while it has the focus. */
  onFocusLost: () => void;
}

/** A button of one file, such as 'Cancel'. */
export function FileButton(props: FileButtonProps): JSX.Element {
  const { children, label, name, describedBy, onClick, onFocusLost } = props;
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current?.matches(":focus")) queueMicrotask(onFocusLost);
    };
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks-js/exhaustive-deps -- only when it is removed
  }, []);

  return (
    <Button
      ref={button}
      variant="quiet"
      aria-label={formatText(label, { name: shownName(name) }, locale)}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
