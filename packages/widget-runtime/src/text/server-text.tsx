"use client";

import type { JSX } from "react";
import { useServerLang } from "./use-server-lang.ts";

/** Props of {@link ServerText}. */
export interface ServerTextProps {
  /** The server's text. */
  children: string;
  /** The message that contains the text, such as `Latest update: ${update}`. */
  within?: ((text: string) => string) | undefined;
  /**
   * Language of the text, such as `en-US`.
   * @default the language of the widget's response
   */
  language?: string | undefined;
}

/**
 * Text from the server. It has its own `lang` if the server responded in another language than the
 * widget's, so that screen readers pronounce it correctly.
 */
export function ServerText({
  children: text,
  within = itself,
  language,
}: ServerTextProps): JSX.Element {
  const lang = useServerLang(language);
  const message = within(text);
  const at = lang ? message.indexOf(text) : -1;
  if (message === text) return <span lang={lang}>{text}</span>;
  if (at < 0) return <span>{message}</span>;
  return (
    // Rendered again for another message, because a browser may have translated it.
    <span key={message}>
      {message.slice(0, at)}
      <span lang={lang}>{text}</span>
      {message.slice(at + text.length)}
    </span>
  );
}

function itself(text: string): string {
  return text;
}
