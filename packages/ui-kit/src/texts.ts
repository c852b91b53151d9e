// All message definitions of the package, for overriding messages and for typing translations.

export { accordionText } from "./accordion/text.ts";
export { autocompleteText } from "./autocomplete/text.ts";
export { breadcrumbsText } from "./breadcrumbs/text.ts";
export { busyText } from "./busy/text.ts";
export { buttonText } from "./button/text.ts";
export { checkboxGroupText, checkboxText } from "./checkbox/text.ts";
export { chipText } from "./chip/text.ts";
export { choiceText } from "./choice/text.ts";
export { contextualHelpText } from "./contextual-help/text.ts";
export { datePickerText } from "./date-picker/text.ts";
export { fieldText } from "./field/text.ts";
export { formText } from "./form/text.ts";
export { headerMessagesText, headerText } from "./header/text.ts";
export { statusIconText } from "./icon/text.ts";
export { linkText } from "./link/text.ts";
export { modalText } from "./modal/text.ts";
export { noteText } from "./note/text.ts";
export { notificationText } from "./notification/text.ts";
export { pageNavigatorText } from "./page-navigator/text.ts";
export { passwordFieldText } from "./password-field/text.ts";
export { selectText } from "./select/text.ts";
export { switchText } from "./switch/text.ts";
export { tableText } from "./table/text.ts";
export { tabsetText } from "./tabset/text.ts";
export { textareaText } from "./textarea/text.ts";
export { typedText } from "./typed-field/text.ts";
export { waitingText } from "./waiting/text.ts";
