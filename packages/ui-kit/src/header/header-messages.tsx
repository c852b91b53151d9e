"use client";

import { type ElementType, type JSX, useState } from "react";
import { Badge } from "../badge/badge.tsx";
import { useKitText } from "../text/locale.tsx";
import { messagesText } from "../text/text.ts";

interface HeaderMessagesProps {
  count: number;
  href: string;
  link: ElementType;
}

/** Leads to the user's messages, and says so once when more have come. */
export function HeaderMessages({ count, href, link: Anchor }: HeaderMessagesProps): JSX.Element {
  const { messages, unread } = useKitText(messagesText);
  const [known, setKnown] = useState({ count, hasGrown: false });
  if (count !== known.count) setKnown({ count, hasGrown: count > known.count });

  return (
    <>
      <Anchor href={href} data-part="messages">
        <span data-part="label">{messages}</span> <Badge count={count} label={unread} />
      </Anchor>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the reset of a form empties an <output> */}
      <span role="status" className="ck-badge-label">
        {known.hasGrown && `${messages}: ${unread.replace("{count}", String(count))}`}
      </span>
    </>
  );
}
