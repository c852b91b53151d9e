export { Accordion, type AccordionProps } from "./accordion/accordion.tsx";
export {
  AccordionGroup,
  type AccordionGroupActions,
  type AccordionGroupProps,
} from "./accordion/accordion-group.tsx";
export { announce, type TakeBack } from "./announcer/announcer.ts";
export { ButtonBar, type ButtonBarProps } from "./button-bar/button-bar.tsx";
export { Badge, type BadgeProps } from "./badge/badge.tsx";
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs/breadcrumbs.tsx";
export { Button, type ButtonProps } from "./button/button.tsx";
export { ContextualHelp, type ContextualHelpProps } from "./contextual-help/contextual-help.tsx";
export { Form, type FormProps } from "./form/form.tsx";
export { Icon, type IconName, iconNames, type IconProps } from "./icon/icon.tsx";
export { SpriteIcon, type SpriteIconProps } from "./icon/sprite-icon.tsx";
export { InformationNote } from "./note/information-note.tsx";
export { Link, type LinkProps } from "./link/link.tsx";
export { Note, type NoteProps } from "./note/note.tsx";
export { Notification, type NotificationProps } from "./notification/notification.tsx";
export { ProgressBar, type ProgressBarProps } from "./progress-bar/progress-bar.tsx";
export { Tag, type Status, type TagProps } from "./tag/tag.tsx";
export { TextField, type TextFieldProps } from "./text-field/text-field.tsx";
export { Textarea, type TextareaProps } from "./textarea/textarea.tsx";
export { type Catalogue, mergeCatalogues } from "./text/catalogue.ts";
export { LocaleContext, useKitText, useLocale } from "./text/locale.tsx";
export type { KitText } from "./text/text.ts";
export { Waiting, type WaitingProps } from "./waiting/waiting.tsx";
