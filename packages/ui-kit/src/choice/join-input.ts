import type { ComponentProps } from "react";

type InputProps = ComponentProps<"input">;

/**
 * Adds the attributes and handlers of a group to an option's. The option's own attributes win, and
 * both handlers are called.
 */
export function joinInput(input: InputProps, own: InputProps, group: InputProps | undefined): void {
  for (const name in group) {
    const key = name as "onChange";
    const [mine, theirs] = [own[key], group[key]];
    input[key] =
      mine && typeof theirs === "function"
        ? (event) => {
            mine(event);
            theirs(event);
          }
        : mine || theirs;
  }
}
