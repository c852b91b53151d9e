import type { JSX } from "react";

interface EmailTextProps {
  address: string;
}

/** An e-mail address that breaks before its `@`, where its line is too short, rather than in a word. */
export function EmailText({ address }: EmailTextProps): JSX.Element {
  const at = address.indexOf("@");
  if (at < 0) return <>{address}</>;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
