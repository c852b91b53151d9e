"use client";

import { type ComponentProps, createContext } from "react";

/** What a checkbox gets from the group around it. */
export interface CheckboxGroupWiring {
  /** What its `<input>` gets as it is. */
  input?: ComponentProps<"input">;
  /** Whether the group's caller holds the values, or has only said with which it starts. */
  checkedBy?: "checked" | "defaultChecked" | undefined;
  values?: readonly string[] | undefined;
  invalid?: boolean | undefined;
}

/** How a checkbox hears of its group. */
export const CheckboxGroupContext = createContext<CheckboxGroupWiring>({});
