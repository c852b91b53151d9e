/** The pages of the demonstration: the same journeys, by components and by elements. */
export const pages = [
  {
    name: "the host page",
    page: "hostPage",
    /** It gives actions an address, so they are links. */
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
