// All message definitions of the package, for overriding messages and for typing translations.
export { feedbackText } from "./feedback-prompt/text.ts";
export { widgetText } from "./frame/text.ts";
export { showMoreText } from "./show-more/text.ts";
