import type { ComponentProps } from "react";

type InputProps = ComponentProps<"input">;

/**
 * Merges the props that an option's `<input>` gets from its group with the caller's: the caller's
 * attributes win, and both handlers are called.
 */
export function joinInput(own: InputProps, group: InputProps | undefined): InputProps {
  const joined: Record<string, unknown> = {};
  for (const [key, theirs] of Object.entries(group ?? {})) {
    const mine = own[key as keyof InputProps];
    joined[key] =
      typeof theirs === "function"
        ? (event: never) => {
            mine?.(event);
            theirs(event);
          }
        : mine || theirs;
  }
  return joined;
}
