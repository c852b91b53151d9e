"use client";

import type { ElementType, JSX } from "react";
import { Badge } from "../badge/badge.tsx";
import { useText } from "../messages/locale.ts";
import { headerMessagesText } from "./text.ts";

interface HeaderMessagesProps {
  count: number;
  href: string;
  link: ElementType;
}

/** A link to the user's messages. Announces new ones. */
export function HeaderMessages({ count, href, link: Anchor }: HeaderMessagesProps): JSX.Element {
  const text = useText(headerMessagesText);
  return (
    <Anchor href={href} data-part="messages">
      {count > 0 || <span data-part="label">{text.messages}</span>}
      <Badge count={count} label={text.unread} announceChanges />
    </Anchor>
  );
}
