import { useId } from "react";
import { policyGroupsOf } from "../policies.ts";
import { prefer, usePreferences } from "../preferences.ts";
import { useMessages } from "../messages/use-messages.ts";
import "./policy-picker.css";

/** A drop-down of the policies whose claims are listed. */
export function PolicyPicker() {
  const messages = useMessages().claims;
  const { persona, policy } = usePreferences();
  const groups = policyGroupsOf(persona);
  const id = useId();

  return (
    <div className="policy-picker">
      <label htmlFor={id}>{messages.policy}</label>
      <select
        id={id}
        value={policy}
        onChange={({ currentTarget }) => {
          const chosen = groups
            .flatMap(({ policies }) => policies)
            .find((number) => number === currentTarget.value);
          if (chosen) prefer({ policy: chosen });
        }}
      >
        {groups.map(({ name, policies }) => (
          <optgroup key={name} label={messages.groups[name]}>
            {policies.map((number) => (
              <option key={number} value={number}>
                {messages.policies[number]} · {number}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
