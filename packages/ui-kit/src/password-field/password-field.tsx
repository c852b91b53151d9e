"use client";

import { type ComponentProps, type InputEvent, type JSX, useEffect, useState } from "react";
import { announce } from "../announcer/announcer.ts";
import { afterPress } from "../field/after-press.ts";
import { renderField } from "../field/render-field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { formatPlural } from "../messages/format-plural.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { announceAfterPause } from "../shared/announce-after-pause.ts";
import { useReset } from "../shared/use-reset.ts";
import { useTextValue } from "../shared/use-text-value.ts";
import { typedText } from "../typed-field/text.ts";
import { typedMessage } from "../typed-field/typed-message.ts";
import { countMet, type PasswordRule, PasswordRules, ruleIds } from "./password-rules.tsx";
import { passwordFieldText } from "./text.ts";

/** Props of {@link PasswordField}. All other props, including `ref`, are passed to the `<input>`. */
export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<"input">, "type"> {
  /**
   * Rules of a new password, which are checked off while the user types. A password that breaks a rule
   * is invalid.
   */
  rules?: readonly PasswordRule[] | undefined;
  /**
   * Lets a password manager fill in the saved password, or suggest a new one.
   * @default "current-password"; "new-password" with `rules`
   */
  autoComplete?: "current-password" | "new-password" | "off" | (string & {}) | undefined;
}

const none: readonly PasswordRule[] = [];

/**
 * A password field whose text can be shown. It is hidden again when its form is submitted or reset, and
 * when the user returns to the page.
 *
 * Style hooks: `.ck-password-field`, `[aria-invalid="true"]`; around it `.ck-field` with the parts
 * `label`, `hint`, `error`, `toggle`, `caps-lock`, `rules` (`[data-met]` for each).
 */
export function PasswordField({
  ref,
  rules = none,
  autoComplete = rules === none ? "current-password" : "new-password",
  ...props
}: PasswordFieldProps): JSX.Element {
  const words = useText(passwordFieldText);
  const locale = useLocale();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  const { text, control, validateAgain } = useTextValue<HTMLInputElement>(
    { ref, ...props },
    (typed) => typed !== "" && countMet(rules, typed) < rules.length && words.rulesUnmet,
  );

  const [frame, { className, ...input }] = useField(
    {
      ...props,
      onInput(event: InputEvent<HTMLInputElement>) {
        validateAgain();
        props.onInput?.(event);
        if (rules.length > 0)
          announceAfterPause(says(event.currentTarget.value), event.currentTarget);
      },
    },
    useText(typedText),
    typedMessage,
  );

  function says(typed: string): string {
    const met = countMet(rules, typed);
    return formatPlural(words.rulesMet, { count: met, met, all: rules.length }, locale);
  }

  const watchReset = useReset(() => setShown(false));
  useEffect(() => {
    const { current } = control;
    if (!shown || !current) return undefined;
    watchReset(current.form);
    const over = new AbortController();

    function hide(): void {
      // Synchronously: the browser reads the form right after this, and would save the content of a
      // text field.
      if (current) current.type = "password";
      setShown(false);
    }
    current.form?.addEventListener("submit", hide, over);
    addEventListener("pageshow", ({ persisted }) => persisted && hide(), over);
    return () => over.abort();
  }, [shown, control, watchReset]);

  const rulesId = `${frame.id}-rule`;

  return renderField(
    frame,
    <>
      {/* The wrapper only receives events that the field and its button don't stop. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="ck-password"
        onKeyUp={(event) => {
          const on = event.getModifierState("CapsLock");
          setCapsLock(on);
          if (on && !capsLock) announce(words.capsLock, event.currentTarget);
        }}
        onBlur={() => void afterPress(() => setCapsLock(false))}
      >
        <input
          // Password inputs don't support them.
          autoCapitalize={shown ? "none" : undefined}
          autoCorrect={shown ? "off" : undefined}
          spellCheck={false}
          {...input}
          ref={control}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          className={joinNames("ck-password-field", className)}
          {...(rules.length > 0 && {
            "aria-describedby": joinNames(ruleIds(rulesId, rules), input["aria-describedby"]),
          })}
        />
        <button
          type="button"
          data-part="toggle"
          aria-controls={frame.id}
          aria-label={shown ? words.hidePassword : words.showPassword}
          disabled={input.disabled}
          onClick={(event) => {
            setShown(!shown);
            announce(shown ? words.passwordHidden : words.passwordShown, event.currentTarget);
          }}
        >
          {shown ? words.hide : words.show}
        </button>
      </div>
      {capsLock && <p data-part="caps-lock">{words.capsLock}</p>}
      {rules.length > 0 && <PasswordRules id={rulesId} rules={rules} password={text} />}
    </>,
  );
}
