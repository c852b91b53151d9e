export { Accordion, type AccordionProps } from "./accordion/accordion.tsx";
export {
  AccordionGroup,
  type AccordionGroupActions,
  type AccordionGroupProps,
} from "./accordion/accordion-group.tsx";
export { announce, type CancelAnnouncement } from "./announcer/announcer.ts";
export { Autocomplete, type AutocompleteProps } from "./autocomplete/autocomplete.tsx";
export type { LoadOptions, AutocompleteOption } from "./autocomplete/options.ts";
export { ButtonBar, type ButtonBarProps } from "./button-bar/button-bar.tsx";
export { Badge, type BadgeProps } from "./badge/badge.tsx";
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs/breadcrumbs.tsx";
export { Button, type ButtonProps } from "./button/button.tsx";
export { Busy, type BusyProps } from "./busy/busy.tsx";
export { InputChip, type InputChipProps } from "./chip/input-chip.tsx";
export { ToggleChip, type ToggleChipProps } from "./chip/toggle-chip.tsx";
export { ContextualHelp, type ContextualHelpProps } from "./contextual-help/contextual-help.tsx";
export {
  DatePicker,
  type DatePickerError,
  type DatePickerProps,
} from "./date-picker/date-picker.tsx";
export { FileUpload, type FileUploadProps } from "./file-upload/file-upload.tsx";
export type { FileProblem } from "./file-upload/file-problem.ts";
export type { FileUploadItem, FileUploadState } from "./file-upload/file-upload-item.ts";
export { Form, type FormProps } from "./form/form.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox/checkbox.tsx";
export { CheckboxGroup, type CheckboxGroupProps } from "./checkbox/checkbox-group.tsx";
export type { HeaderItem, HeaderLink, HeaderMenu } from "./header/header-item.ts";
export { Header, type HeaderProps } from "./header/header.tsx";
export { Icon, type IconName, iconNames, type IconProps } from "./icon/icon.tsx";
export { Logo, type LogoProps } from "./logo/logo.tsx";
export {
  Modal,
  type ModalButtonHandler,
  type ModalCloseReason,
  type ModalProps,
} from "./modal/modal.tsx";
export type { ModalType } from "./modal/types.ts";
export { Overlay, type OverlayProps } from "./overlay/overlay.tsx";
export { PageNavigator, type PageNavigatorProps } from "./page-navigator/page-navigator.tsx";
export { SpriteIcon, type SpriteIconProps } from "./icon/sprite-icon.tsx";
export { InformationNote } from "./note/information-note.tsx";
export { Link, type LinkProps } from "./link/link.tsx";
export { Note, type NoteProps } from "./note/note.tsx";
export { Notification, type NotificationProps } from "./notification/notification.tsx";
export { PasswordField, type PasswordFieldProps } from "./password-field/password-field.tsx";
export type { PasswordRule } from "./password-field/password-rules.tsx";
export { ProgressBar, type ProgressBarProps } from "./progress-bar/progress-bar.tsx";
export { Radio, type RadioProps } from "./radio/radio.tsx";
export { RadioGroup, type RadioGroupProps } from "./radio/radio-group.tsx";
export { Select, type SelectOption, type SelectProps } from "./select/select.tsx";
export { Switch, type SwitchProps } from "./switch/switch.tsx";
export type { Tab } from "./tabset/tab.ts";
export { Tabset, type TabsetProps } from "./tabset/tabset.tsx";
export type { CellValue, TableColumn } from "./table/columns.ts";
export type { TableSort } from "./table/sort-rows.ts";
export { SortableTable, type SortableTableProps } from "./table/sortable-table.tsx";
export { Table, type TableProps } from "./table/table.tsx";
export { Tag, type Status, type TagProps } from "./tag/tag.tsx";
export type { ValueEvent, ValueHandlers } from "./shared/value-event.ts";
export { FormattedField, type FormattedFieldProps } from "./text-field/formatted-field.tsx";
export { phoneNumber, type TextFormat, trimmedText, zipCode } from "./text-field/text-formats.ts";
export { TextField, type TextFieldProps } from "./text-field/text-field.tsx";
export { Textarea, type TextareaProps } from "./textarea/textarea.tsx";
export {
  defineText,
  formatPlural,
  formatText,
  LocaleContext,
  LocaleProvider,
  type LocaleProviderProps,
  type Localization,
  localize,
  type Message,
  type AllMessages,
  type MessageCatalog,
  type SomeMessages,
  type Messages,
  overrideText,
  type PluralText,
  type TextDefinition,
  type TextsOf,
  type TextValues,
  useLocale,
  useText,
} from "./messages/messages.ts";
export type { KitMessages } from "./kit-text.ts";
export { Tile, type TileProps } from "./tile/tile.tsx";
export { TileGroup, type TileGroupProps } from "./tile/tile-group.tsx";
export { Waiting, type WaitingProps } from "./waiting/waiting.tsx";
