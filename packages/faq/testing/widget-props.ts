/** Descriptions of props that the storybook can't read, because other packages declare their types. */
export const widgetProps = {
  claimNumber: { description: "Requests the questions of this claim; feedback is about it." },
  isThirdParty: { description: "Requests as a third-party claimant. Needs `contactId`." },
  contactId: { description: "The contact on whose behalf the request is made." },
  onReady: { description: "Called when the questions are on screen." },
  onLoadError: { description: "Called when the widget shows its error message." },
  onAction: {
    description:
      "Called when the user requests an action; call `event.preventDefault()` to handle it.",
  },
  onEvent: { description: "Called with every event of the widget." },
  hrefs: { description: "URLs of actions that the host does not handle." },
};
