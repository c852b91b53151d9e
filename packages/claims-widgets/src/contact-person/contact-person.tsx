"use client";

import type { ContactPerson as Person } from "@claimkit/claims-api";
import { emailHref, formatPhone, phoneHref } from "@claimkit/claims-api/format";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { mail, phone } from "@claimkit/ui-kit/icon-paths";
import { Link } from "@claimkit/ui-kit/link";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { EmailText } from "../shared/email-text.tsx";
import { contactPersonText } from "./text.ts";

/** Props of {@link ContactPerson}. */
export interface ContactPersonProps {
  person: Person;
}

/** A contact person at the insurer, with phone numbers and email address. */
export function ContactPerson({ person }: ContactPersonProps): JSX.Element {
  const text = useText(contactPersonText);
  const { claimAdjusterName, email } = person;
  const numbers = [
    { number: person.tollFreeNumber, note: text.tollFree },
    { number: person.usOnly, note: text.usOnly },
  ].flatMap(({ number, note }) => (number ? [{ number, note, href: phoneHref(number) }] : []));
  const toCall = numbers.findIndex(({ href }) => href);
  return (
    <div className="ck-contact-person">
      {claimAdjusterName && <p className="ck-contact-person-name">{claimAdjusterName}</p>}
      {numbers.map(({ number, note, href }, place) =>
        href && place === toCall ? (
          <p key={note} className="ck-contact-person-call">
            <Link href={href}>
              <SvgIcon paths={phone} size="small" />
              <span>
                <span>{text.call}</span>{" "}
                <span className="ck-contact-person-number">{formatPhone(number)}</span>
              </span>
            </Link>
            <span>{` ${note}`}</span>
          </p>
        ) : (
          <Line key={note} icon={phone} href={href} note={note}>
            <span>{formatPhone(number)}</span>
          </Line>
        ),
      )}
      {email && (
        <Line icon={mail} href={emailHref(email)}>
          <EmailText address={email} />
        </Line>
      )}
    </div>
  );
}

interface LineProps {
  icon: readonly string[];
  /** If the text is not a valid number or address, it is rendered without a link. */
  href: string | undefined;
  note?: string;
  children: JSX.Element;
}

function Line({ icon, href, note, children }: LineProps): JSX.Element {
  return (
    <p className="ck-contact-person-line">
      <SvgIcon paths={icon} size="small" />
      <span>
        {href ? <Link href={href}>{children}</Link> : children}
        {note && <span>{` ${note}`}</span>}
      </span>
    </p>
  );
}
