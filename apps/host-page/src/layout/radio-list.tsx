import { useId } from "react";
import "./radio-list.css";

/** Messages of a choice between options. */
export interface RadioWords<Value extends string> {
  /** The question. */
  lead: string;
  methods: Readonly<Record<Value, string>>;
  /** What each option means. */
  hints: Readonly<Record<Value, string>>;
}

/** Props of {@link RadioList}. */
export interface RadioListProps<Value extends string> {
  words: RadioWords<Value>;
  values: readonly Value[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A group of radios, one below the other. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { words, values, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="radio-list">
      <legend>{words.lead}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>
            <b>{words.methods[value]}</b> {words.hints[value]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
