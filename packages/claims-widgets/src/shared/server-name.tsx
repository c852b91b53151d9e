"use client";

import { ServerText } from "@claimkit/widget-runtime";
import type { JSX } from "react";

interface ServerNameProps {
  /** The server's name of something, such as a step. */
  children: string;
  /** Returns the name in the widget's language, or the same name if it has none. */
  translate: (name: string) => string;
  /** The message that contains the name. */
  within?: ((name: string) => string) | undefined;
  /** Language of the name, if it is not from the widget's response. */
  language?: string | undefined;
}

/** A name from the server, or its translation if there is one. */
export function ServerName({
  children: name,
  translate,
  within,
  language,
}: ServerNameProps): JSX.Element {
  const translated = translate(name);
  if (translated === name) {
    return (
      <ServerText within={within} language={language}>
        {name}
      </ServerText>
    );
  }
  return <span>{within ? within(translated) : translated}</span>;
}
