import type { JSX } from "react";

/** Image of a vehicle. Decorative. */
export function Vehicle(): JSX.Element {
  return (
    <svg className="ck-vehicle" viewBox="0 0 96 40" aria-hidden="true">
      <path d="M14 31H6q-2 0-2-2v-6q0-4 4-5l12-3 11-8q3-2 7-2h18q5 0 9 4l9 7 12 2q6 1 6 7v4q0 2-2 2h-5" />
      <path d="M33 31h31" />
      <path d="M26 16l9-6q2-1 4-1h7v8H29z" />
      <path d="M51 9h6q3 0 5 2l7 6H51z" />
      <circle cx="23" cy="31" r="7" />
      <circle cx="74" cy="31" r="7" />
      <path d="M54 22h5M88 21h3" />
    </svg>
  );
}
