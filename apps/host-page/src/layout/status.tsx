import "./status.css";

/** Props of {@link Status}. */
export interface StatusProps {
  /** Result of the last action; empty until there is one. */
  message: string;
}

/** Shows and announces the result of an action. Live regions must be on the page before their text, so it is always rendered. */
export function Status({ message }: StatusProps) {
  return <output className="status">{message}</output>;
}
