import type { ElementTraits } from "@claimkit/widget-runtime";

/** The elements of this package without their components, so that a page can load each component on demand. */
export const shopFinderRows = {
  "repair-shop-finder": {
    attributes: {
      userType: "string",
      claimNumber: "string",
      serverId: "string",
      headingLevel: "number",
    },
    actions: ["choose-shop", "directions", "log-in"],
  },
} as const satisfies Record<string, ElementTraits>;
