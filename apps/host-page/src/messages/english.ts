/** The page's own messages. Each widget has its own. */
export const english = {
  company: "Switchback Mutual",
  motto: "Auto insurance for the roads you really drive",
  otherLanguage: "Español",
  signedInAs: "Signed in as",
  logIn: "Log in",
  logOut: "Log out",
  nav: {
    claims: "Claims",
    shops: "Repair shops",
    faqs: "Questions",
  },
  start: {
    title: "Welcome",
    heading: "See where your claim stands, at any hour.",
    lead: "What happened, what’s next, when, how much, and whom to call: one page for each claim.",
    claims: "See your claims",
    storiesHeading: "Three claims to follow",
    storiesLead:
      "This is a demonstration of Claimkit, from which any insurer can build a site like this. Pick a story to sign in as the person it happened to.",
    stories: {
      hit: {
        name: "My car was hit yesterday",
        text: "Choose a repair shop, then follow the claim from the report to the payment.",
      },
      estimate: {
        name: "The shop has an estimate",
        text: "Read both estimates, and see who pays what while the repairs go on.",
      },
      thirdParty: {
        name: "I was hit by your customer",
        text: "You have no policy with us. See what we’re doing about your car.",
      },
    },
  },
  logInPage: {
    title: "Log in to see your claims",
    lead: "Your claims are only shown to you. In this demonstration, logging in takes no password.",
  },
  demo: {
    label: "Demonstration settings",
    note: "A demonstration: Switchback Mutual and everyone on this page are fictional.",
    persona: "View as",
    personas: {
      member: "Member",
      "third-party": "Third-party claimant",
      associate: "Claim associate",
    },
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    service: "Service",
    services: {
      well: "Works",
      slow: "Slow (2 s)",
      partly: "Report fails",
      down: "Down",
    },
    fromServer: "Render this page on the server",
    inBrowser: "Render this page in the browser",
  },
  life: {
    label: "Play the claim",
    stages: {
      reported: "Reported",
      inspection: "Inspection",
      estimate: "Estimate",
      repairs: "Repairs",
      paid: "Paid",
    },
    next: "Next stage",
    again: "Start over",
    now: (stage: string) => `Now: ${stage}`,
    failed: "The sandbox did not answer.",
  },
  claims: {
    title: "Your claims",
    greeting: (name: string) => `Hello, ${name}.`,
    lead: "Here is where each of your claims stands, and what happens next.",
    policy: "Policy",
    groups: {
      own: "Your policies",
      others: "Your claims against our members",
      faults: "For developers",
    },
    policies: {
      "POL-100": "CR-V and Outback",
      "POL-101": "RAV4, CX-5 and F-150",
      "POL-102": "Golf, Leaf and Soul",
      "POL-103": "Tucson and Malibu",
      "POL-104": "Bolt and 328i",
      "POL-105": "Civic",
      "POL-000": "No claims yet",
      "POL-900": "Corolla and Cherokee",
      "POL-901": "Model 3",
      "POL-400": "Calls that fail",
    },
  },
  claim: {
    title: "Your claim",
    pageTitle: (claimNumber: string) => `Claim ${claimNumber}`,
    back: "All claims",
  },
  backToClaim: "Back to your claim",
  documents: {
    title: "Documents",
    pageTitle: (claimNumber: string) => `Documents for claim ${claimNumber}`,
    lead: "Read our documents, and add photos, receipts and other papers.",
    hint: "Photos or PDF, up to 10 MB each.",
    estimate: "Current estimate",
    earlierEstimate: "Earlier estimate",
    valuation: "Valuation",
    noneFiled: "No estimate or valuation yet.",
    unknown: "We can't show our documents right now. Please try again in a few minutes.",
  },
  estimate: {
    methods: {
      DRIVE_IN: "Go to a drive-in inspection",
      PHOTOS: "Send us photos",
    },
    saved: (method: string) => `Saved: ${method}. See below what comes next.`,
    failed: "We couldn't save your choice. Please try again, or call us.",
  },
  answers: {
    "electronic-payment": {
      heading: "Electronic payment",
      text: "Call us at 800-555-0199, at any hour, and we’ll set up direct deposit for this claim.",
    },
    "tell-us-more": {
      heading: "Tell us more",
      text: "Write to claims@example.com whatever you remember. We add it to your claim.",
    },
    "estimate-option": {
      heading: "Get your estimate",
      text: "Call us at 800-555-0199, and we’ll find the option that suits you.",
    },
    "change-appointment": {
      heading: "Change your appointment",
      text: "Call us at 800-555-0199, and we’ll move it. Until then, you keep your appointment.",
    },
  },
  shop: {
    title: "Choose a repair shop",
    publicTitle: "Repair shops",
    pageTitle: (claimNumber: string) => `Repair shop for claim ${claimNumber}`,
    saving: "One moment: we're telling the shop.",
    saved: (name: string) => `Saved: ${name}. See below what comes next.`,
    failed: "We couldn't save this shop. Please try again, or call us.",
    unknown:
      "We don't know whether this shop was saved. Please open your claim to see it, or try again.",
    whichClaim: (name: string) =>
      `${name} will be glad to see you. Open your claim and choose the shop there.`,
  },
  faqs: {
    title: "Help with your claim",
    lead: "What others asked us while their claim was open.",
    box: "Claims FAQs",
  },
  unknown: {
    title: "This road ends here",
    lead: "There is no page at this address. It may have moved, or a letter may be missing.",
    back: "Go to your claims",
  },
  events: {
    heading: "Events from the widgets",
    show: "Show events",
    hide: "Hide events",
    clear: "Clear",
    none: "No events yet.",
    hint: "Events that the widgets emit to their host page. Nothing leaves the browser.",
    list: "Latest first",
  },
  footer: "A fictional insurer that shows Claimkit’s widgets at work.",
};

/** The same messages in any language. */
export type Messages = typeof english;
