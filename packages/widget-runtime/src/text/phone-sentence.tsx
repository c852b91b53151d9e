"use client";

import { formatPhone, phoneHref } from "@claimkit/claims-api/format";
import { Link } from "@claimkit/ui-kit/link";
import type { JSX } from "react";
import { usePhone } from "../settings/use-settings.ts";

/** Props of {@link PhoneSentence}. */
export interface PhoneSentenceProps {
  /** The sentence, with `{phone}` as placeholder. */
  text: string;
  /** The sentence without a number, for hosts that have none. */
  withoutPhone: string;
}

/** A sentence with the host's phone number as a link to call it. */
export function PhoneSentence({ text, withoutPhone }: PhoneSentenceProps): JSX.Element {
  // A page without TypeScript may pass a number.
  const phone = String(usePhone() ?? "");
  const at = text.indexOf("{phone}");
  if (!phone || at < 0) return <span>{phone ? text : withoutPhone}</span>;
  const href = phoneHref(phone);
  return (
    // Rendered again for another sentence, because a browser may have translated it.
    <span key={text + phone}>
      {text.slice(0, at)}
      {href ? <Link href={href}>{formatPhone(phone)}</Link> : formatPhone(phone)}
      {text.slice(at + "{phone}".length)}
    </span>
  );
}
