/** The pages of the demo: the same content, with React components and with custom elements. */
export const pages = [
  {
    name: "the host page",
    page: "hostPage",
    /** The page sets URLs for actions, so they are links. */
    action: "link",
    claims: "#/claims",
    claim: (claimNumber: string) => `#/claims/${claimNumber}`,
  },
  {
    name: "the plain page",
    page: "plainPage",
    action: "button",
    claims: "#claims",
    claim: (claimNumber: string) => `#${claimNumber}`,
  },
] as const;
