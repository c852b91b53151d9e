import { type JSX, useId, useState } from "react";

export * from "./page/native.tsx";

// The baseline: plain React on native elements, as accessible as the libraries: a label with `for`, a hint with
// `aria-describedby`, ids from React. No styles, and only native behavior.

export const Button = (): JSX.Element => <button type="button">Track claim</button>;

export const TextField = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>City</label>
      <p id={`${id}-hint`}>Where it happened</p>
      <input id={id} aria-describedby={`${id}-hint`} name="city" defaultValue="Columbus" />
    </div>
  );
};

export const Textarea = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>What happened?</label>
      <p id={`${id}-hint`}>In a few words</p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        name="what"
        rows={4}
        defaultValue="Hail on the roof"
      />
    </div>
  );
};

export const Select = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Cause</label>
      <p id={`${id}-hint`}>What damaged the car</p>
      <select id={id} aria-describedby={`${id}-hint`} name="cause" defaultValue="hail">
        <option value="hail">Hail</option>
        <option value="flood">Flood</option>
        <option value="theft">Theft</option>
      </select>
    </div>
  );
};

export const Checkbox = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <input type="checkbox" id={id} name="texts" defaultChecked />
      <label htmlFor={id}>Send me texts</label>
    </div>
  );
};

export const CheckboxGroup = (): JSX.Element => {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend>Damaged parts</legend>
      <p id={`${id}-hint`}>All that apply</p>
      <div>
        <input type="checkbox" id={`${id}-roof`} name="parts" value="roof" defaultChecked />
        <label htmlFor={`${id}-roof`}>Roof</label>
      </div>
      <div>
        <input type="checkbox" id={`${id}-hood`} name="parts" value="hood" />
        <label htmlFor={`${id}-hood`}>Hood</label>
      </div>
      <div>
        <input type="checkbox" id={`${id}-doors`} name="parts" value="doors" />
        <label htmlFor={`${id}-doors`}>Doors</label>
      </div>
    </fieldset>
  );
};

export const RadioGroup = (): JSX.Element => {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend>Where is the car?</legend>
      <p id={`${id}-hint`}>Where it stands now</p>
      <div>
        <input type="radio" id={`${id}-home`} name={id} value="home" defaultChecked />
        <label htmlFor={`${id}-home`}>Home</label>
      </div>
      <div>
        <input type="radio" id={`${id}-shop`} name={id} value="shop" />
        <label htmlFor={`${id}-shop`}>Shop</label>
      </div>
      <div>
        <input type="radio" id={`${id}-road`} name={id} value="road" />
        <label htmlFor={`${id}-road`}>Road</label>
      </div>
    </fieldset>
  );
};

export const Switch = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <input
        type="checkbox"
        role="switch"
        aria-checked="true"
        id={id}
        name="paperless"
        defaultChecked
      />
      <label htmlFor={id}>Paperless billing</label>
    </div>
  );
};

export const DatePicker = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Date of loss</label>
      <p id={`${id}-hint`}>Month, day, year</p>
      <input
        type="date"
        id={id}
        aria-describedby={`${id}-hint`}
        name="lossDate"
        defaultValue="2026-11-20"
      />
    </div>
  );
};

export const Autocomplete = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Shop</label>
      <p id={`${id}-hint`}>Type a name</p>
      <input id={id} aria-describedby={`${id}-hint`} name="shop" list={`${id}-list`} />
      <datalist id={`${id}-list`}>
        <option>Akron Auto</option>
        <option>Bexley Body</option>
        <option>Canton Cars</option>
        <option>Dublin Dents</option>
        <option>Elyria Auto</option>
      </datalist>
    </div>
  );
};

export const Accordion = (): JSX.Element => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <h3>
        <button
          type="button"
          id={id}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => setOpen(!open)}
        >
          Report
        </button>
      </h3>
      <section id={`${id}-panel`} aria-labelledby={id} hidden={!open}>
        Hail on the roof
      </section>
    </div>
  );
};

export const PasswordField = (): JSX.Element => {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div>
      <label htmlFor={id}>Password</label>
      <p id={`${id}-hint`}>At least 8 characters</p>
      <input
        type={shown ? "text" : "password"}
        id={id}
        aria-describedby={`${id}-hint`}
        name="password"
        autoComplete="current-password"
        defaultValue="hail-2026"
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        Show
      </button>
    </div>
  );
};

export const InputChip = (): JSX.Element => {
  const id = useId();
  const [chips, setChips] = useState(["Roof"]);
  return (
    <div>
      <label htmlFor={id}>Parts</label>
      <p id={`${id}-hint`}>One at a time</p>
      <input id={id} aria-describedby={`${id}-hint`} />
      <ul>
        {chips.map((chip) => (
          <li key={chip}>
            <span>{chip}</span>
            <input type="hidden" name="parts" value={chip} />
            <button
              type="button"
              aria-label={`Remove ${chip}`}
              onClick={() => setChips(chips.filter((each) => each !== chip))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

export const ToggleChip = (): JSX.Element => {
  const [pressed, setPressed] = useState(true);
  return (
    <button type="button" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
      Roof
    </button>
  );
};
