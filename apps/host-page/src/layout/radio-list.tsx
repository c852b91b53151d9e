import { useId } from "react";
import "./radio-list.css";

/** Messages of a choice between options. */
export interface RadioMessages<Value extends string> {
  /** The question. */
  lead: string;
  methods: Readonly<Record<Value, string>>;
  /** What each option means. */
  hints: Readonly<Record<Value, string>>;
}

/** Props of {@link RadioList}. */
export interface RadioListProps<Value extends string> {
  messages: RadioMessages<Value>;
  values: readonly Value[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A group of radios, one below the other. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { messages, values, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="radio-list">
      <legend>{messages.lead}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>
            <b>{messages.methods[value]}</b> {messages.hints[value]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
