"use client";

import { type ComponentProps, type JSX, type ReactNode, useContext, useId } from "react";
import { renderChoice } from "../choice/render-choice.tsx";
import { joinInput } from "../choice/join-input.ts";
import { joinNames } from "../shared/join-names.ts";
import { RadioGroupContext } from "./radio-group-context.ts";

/** Props of {@link Radio}. All other props, including `ref`, are passed to the `<input>`. */
export interface RadioProps extends Omit<ComponentProps<"input">, "type"> {
  /** Label of the option. */
  label: ReactNode;
  /** Value submitted with the form. */
  value: string;
  /** More about the option, below its label. Not shown in a horizontal group. */
  description?: ReactNode;
  /** Marks it as invalid outside a group; in a group, set it on the group. */
  invalid?: boolean | undefined;
}

/**
 * One option of a {@link RadioGroup}. Outside a group it is a native radio with a label.
 *
 * Style hooks: `.ck-radio`; around it `.ck-choice` with the parts `label`, `hint`.
 */
export function Radio({ label, description, invalid, ...radio }: RadioProps): JSX.Element {
  const group = useContext(RadioGroupContext);
  const ownId = useId();
  const id = radio.id ?? ownId;
  const hint = !group.horizontal && description;

  joinInput(radio, radio, group.input);
  if (group.checkedBy) radio[group.checkedBy] = group.value === radio.value;

  return renderChoice(
    { id, hidden: radio.hidden, label, instructionalText: hint },
    <input
      {...radio}
      type="radio"
      id={id}
      className={joinNames("ck-radio", radio.className)}
      aria-describedby={
        hint ? joinNames(`${id}-hint`, radio["aria-describedby"]) : radio["aria-describedby"]
      }
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- documented: docs/reference/kit.md#radio-group
      aria-invalid={invalid || group.invalid || radio["aria-invalid"]}
    />,
  );
}
