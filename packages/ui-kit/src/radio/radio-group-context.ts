"use client";

import { type AriaAttributes, type ComponentProps, createContext } from "react";

/** What a radio gets from the group around it. */
export interface RadioGroupWiring {
  /** Attributes and handlers for its `<input>`. */
  input?: ComponentProps<"input">;
  /** Whether the group's caller holds the value, or has only said with which one it starts. */
  checkedBy?: "checked" | "defaultChecked" | "" | undefined;
  value?: string | undefined;
  invalid?: AriaAttributes["aria-invalid"];
  horizontal?: boolean | undefined;
}

/** How a radio hears of its group. */
export const RadioGroupContext = createContext<RadioGroupWiring>({});
