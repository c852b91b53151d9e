import { defineText } from "../messages/define-text.ts";

/** Messages of a password field. */
export const passwordFieldText = defineText("password-field", {
  show: "Show",
  hide: "Hide",
  showPassword: "Show password",
  hidePassword: "Hide password",
  passwordShown: "Your password is visible.",
  passwordHidden: "Your password is hidden.",
  capsLock: "Caps Lock is on.",
  met: "met",
  notMet: "not met",
  rulesMet: { other: "{met} of {all} met" },
  rulesUnmet: "Meet all of the rules below.",
});
