"use client";

import { type AriaAttributes, type ComponentProps, createContext } from "react";

/** What a checkbox receives from its group. */
export interface CheckboxGroupWiring {
  /** Attributes and handlers for its `<input>`. */
  input?: ComponentProps<"input">;
  /** Whether the values are controlled; otherwise the caller has only set the initial values. */
  checkedBy?: "checked" | "defaultChecked" | undefined;
  values?: readonly string[] | undefined;
  invalid?: AriaAttributes["aria-invalid"];
  /** Called when a box appears or disappears. */
  update?: () => void;
}

/** Context that connects a checkbox to its group. */
export const CheckboxGroupContext = createContext<CheckboxGroupWiring>({});
