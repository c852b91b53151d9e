import type { JSX } from "react";

interface EmailTextProps {
  address: string;
}

/** An email address that wraps before its `@` instead of inside a word. */
export function EmailText({ address }: EmailTextProps): JSX.Element {
  const at = address.indexOf("@");
  if (at < 0) return <span>{address}</span>;
  return (
    // Rendered again for another address, because a browser may have translated it.
    <span key={address}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
