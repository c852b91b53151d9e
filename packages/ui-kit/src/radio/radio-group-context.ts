"use client";

import { type AriaAttributes, type ComponentProps, createContext } from "react";

/** What a radio receives from its group. */
export interface RadioGroupWiring {
  /** Attributes and handlers for its `<input>`. */
  input?: ComponentProps<"input">;
  /** Whether the value is controlled; otherwise the caller has only set the initial value. */
  checkedBy?: "checked" | "defaultChecked" | false | undefined;
  value?: string | undefined;
  invalid?: AriaAttributes["aria-invalid"];
  horizontal?: boolean | undefined;
}

/** Context that connects a radio to its group. */
export const RadioGroupContext = createContext<RadioGroupWiring>({});
