// Every definition of messages in the package. A host overrides messages by them, and a translation is typed by them.
export { mapText } from "./text/text.ts";
