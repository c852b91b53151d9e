export { Accordion, type AccordionProps } from "./accordion/accordion.tsx";
export {
  AccordionGroup,
  type AccordionGroupActions,
  type AccordionGroupProps,
} from "./accordion/accordion-group.tsx";
export { announce, type TakeBack } from "./announcer/announcer.ts";
export { ButtonBar, type ButtonBarProps } from "./button-bar/button-bar.tsx";
export { Button, type ButtonProps } from "./button/button.tsx";
export { ContextualHelp, type ContextualHelpProps } from "./contextual-help/contextual-help.tsx";
export { Form, type FormProps } from "./form/form.tsx";
export { Icon, type IconName, iconNames, type IconProps } from "./icon/icon.tsx";
export { SpriteIcon, type SpriteIconProps } from "./icon/sprite-icon.tsx";
export { Link, type LinkProps } from "./link/link.tsx";
export { Notification, type NotificationProps } from "./notification/notification.tsx";
export { Tag, type Status, type TagProps } from "./tag/tag.tsx";
export { TextField, type TextFieldProps } from "./text-field/text-field.tsx";
export { type Catalogue, mergeCatalogues } from "./text/catalogue.ts";
export { LocaleContext, useKitText, useLocale } from "./text/locale.tsx";
export type { KitText } from "./text/text.ts";
export { Waiting, type WaitingProps } from "./waiting/waiting.tsx";
