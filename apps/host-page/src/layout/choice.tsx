import { useId } from "react";
import "./choice.css";

/** Props of {@link Choice}. */
export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  /** Returns the label of an option. */
  name: (option: Value) => string;
  onChange: (value: Value) => void;
}

/** A labelled drop-down. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, name, onChange } = props;
  const id = useId();
  return (
    <span className="choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </span>
  );
}
