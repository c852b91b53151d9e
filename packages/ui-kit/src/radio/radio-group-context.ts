"use client";

import { type ComponentProps, createContext } from "react";

/** What a radio gets from the group around it. */
export interface RadioGroupWiring {
  /** What its `<input>` gets as it is. */
  input?: ComponentProps<"input">;
  /** Whether the group's caller holds the value, or has only said with which one it starts. */
  checkedBy?: "checked" | "defaultChecked" | undefined;
  value?: string | undefined;
  invalid?: boolean | undefined;
  horizontal?: boolean | undefined;
}

/** How a radio hears of its group. */
export const RadioGroupContext = createContext<RadioGroupWiring>({});
