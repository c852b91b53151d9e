import "./status.css";

/** Props of {@link Status}. */
export interface StatusProps {
  /** What has just happened; empty until something has. */
  message: string;
}

/** Says what came of an action, on screen and to a screen reader. It is there before it speaks. */
export function Status({ message }: StatusProps) {
  return <output className="status">{message}</output>;
}
