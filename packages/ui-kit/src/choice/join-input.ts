import type { ComponentProps } from "react";

type InputProps = ComponentProps<"input">;

/**
 * What an option's `<input>` gets from its group, joined with what the caller gives to the option: its
 * own attributes win, and of two handlers both are called.
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
