"use client";

import type { ShopInfo } from "@claimkit/claims-api";
import { emailHref, formatPhone, phoneHref } from "@claimkit/claims-api/format";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { mail, phone } from "@claimkit/ui-kit/icon-paths";
import { Link } from "@claimkit/ui-kit/link";
import type { JSX, ReactNode } from "react";
import { EmailText } from "../../shared/email-text.tsx";
import { hasFacts } from "../known-shop.ts";

interface ShopFactsProps {
  label: string;
  shop: ShopInfo | undefined;
  /** Control that opens the shop's map, in the line of the phone number, so that the page stays short on a phone. */
  map?: JSX.Element | undefined;
}

/** A shop as a row of a description list: name, address, phone and email. */
export function ShopFacts({ label, shop, map }: ShopFactsProps): JSX.Element | null {
  const { name, address, phoneNumber, emailAddress } = shop ?? {};
  if (!hasFacts(shop)) return null;
  return (
    <div>
      <dt>{label}</dt>
      {name && <dd className="ck-repairs-strong">{name}</dd>}
      {address && <dd>{address}</dd>}
      {phoneNumber ? (
        <Reach icon={phone} href={phoneHref(phoneNumber)} beside={map}>
          {formatPhone(phoneNumber)}
        </Reach>
      ) : (
        map && <dd>{map}</dd>
      )}
      {emailAddress && (
        <Reach icon={mail} href={emailHref(emailAddress)}>
          <EmailText address={emailAddress} />
        </Reach>
      )}
    </div>
  );
}

interface ReachProps {
  icon: readonly string[];
  /** If the text is not a valid number or address, it is rendered without a link. */
  href: string | undefined;
  children: ReactNode;
  beside?: JSX.Element | undefined;
}

function Reach({ icon, href, children, beside }: ReachProps): JSX.Element {
  return (
    <dd className="ck-repairs-reach">
      <SvgIcon paths={icon} size="small" />
      {href ? <Link href={href}>{children}</Link> : <span>{children}</span>}
      {beside}
    </dd>
  );
}
