"use client";

import { type AriaAttributes, type ComponentProps, createContext } from "react";

/** What a checkbox gets from the group around it. */
export interface CheckboxGroupWiring {
  /** Attributes and handlers for its `<input>`. */
  input?: ComponentProps<"input">;
  /** Whether the group's caller holds the values, or has only said with which it starts. */
  checkedBy?: "checked" | "defaultChecked" | undefined;
  values?: readonly string[] | undefined;
  invalid?: AriaAttributes["aria-invalid"];
}

/** How a checkbox hears of its group. */
export const CheckboxGroupContext = createContext<CheckboxGroupWiring>({});
