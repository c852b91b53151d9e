// Every definition of messages in the package. A host overrides messages by them, and a translation is typed by them.
export { feedbackText } from "./feedback-prompt/text.ts";
export { widgetText } from "./frame/text.ts";
export { showMoreText } from "./show-more/text.ts";
