import type { ComponentProps } from "react";
import type { FieldProps } from "../field/use-field.ts";
import type { ValueHandlers } from "../shared/value-event.ts";
import type { AutocompleteOption, LoadOptions } from "./options.ts";

// See README.md in this folder.
/** Props of `Autocomplete`. All other props, including `ref`, are passed to the `<input>`. */
export interface AutocompleteProps
  extends
    FieldProps,
    ValueHandlers<string>,
    Omit<
      ComponentProps<"input">,
      "defaultValue" | "list" | "onBlur" | "onChange" | "type" | "value"
    > {
  /**
   * The options, or a function that loads matching options. Without them, the list stays closed; omit
   * them while the text needs no suggestions.
   */
  options?: readonly AutocompleteOption[] | LoadOptions | undefined;
  /**
   * The value of an option, or free text. If `options` is a function, pass the option itself, because
   * its text is not known yet.
   */
  value?: string | AutocompleteOption | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | AutocompleteOption | undefined;
  /**
   * Called with the value and the option when the user chooses one, or with the typed text and no
   * option. `name` submits the same value.
   */
  onValueChange?: ((value: string, option: AutocompleteOption | undefined) => void) | undefined;
  /**
   * How many characters have to be typed before options are suggested; with 0, clicking the field shows
   * the first options.
   * @default 3
   */
  minimumCharacters?: number | undefined;
  /**
   * The maximum number of options shown.
   * @default 5
   */
  maxOptions?: number | undefined;
  /**
   * Requires an option: other text is invalid, and stays in the field to be corrected.
   * @default false
   */
  listOnly?: boolean | undefined;
}
