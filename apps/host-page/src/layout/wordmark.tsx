import "./wordmark.css";

/** Props of {@link Wordmark}. */
export interface WordmarkProps {
  /** The company's name; its first word is set heavier. */
  name: string;
}

/** The insurer's mark, a road that turns back on itself, and its name. */
export function Wordmark({ name }: WordmarkProps) {
  const [first, ...rest] = name.split(" ");
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="wordmark-ground" />
        <path d="M9 27c0-6 14-5 14-11S9 12 9 5" className="wordmark-road" />
        <path d="M9 27c0-6 14-5 14-11S9 12 9 5" className="wordmark-line" />
      </svg>
      <span>
        <b>{first}</b> {rest.join(" ")}
      </span>
    </span>
  );
}
