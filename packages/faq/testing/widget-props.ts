/** Descriptions of props that the storybook can't read, because other packages declare their types. */
export const widgetProps = {
  claimNumber: { description: "Requests the questions of this claim; feedback is about it." },
  isThirdParty: { description: "Requests as a third-party claimant. Needs `contactId`." },
  contactId: { description: "The contact on whose behalf the request is made." },
  onReady: { description: "Called when the questions are on screen." },
  onLoadError: { description: "Called when the widget shows its failure sentence." },
  onAction: {
    description: "Called when the user asks for something; `event.preventDefault()` takes it over.",
  },
  onEvent: { description: "Called with every event of the widget." },
  hrefs: { description: "Addresses of actions that the host does not take over." },
};
