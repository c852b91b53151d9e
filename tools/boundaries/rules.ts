// Why: docs/decisions/packages.md#dependencies-are-checked-by-our-own-script
/** Description of a package, and its allowed dependencies. */
export interface PackageRule {
  /** One line for the table in ARCHITECTURE.md. */
  about: string;
  /** Packages of this repository that its published code may import. */
  packages: readonly string[];
  /** Whether its build contains everything it imports. It is published without dependencies. */
  isSelfContained?: boolean;
  /** Third-party packages that its published code may import. */
  libraries: readonly string[];
  /** Third-party packages that its users install. */
  peers?: readonly string[];
  // Why: docs/decisions/packages.md#tests-may-use-the-sandbox
  /** Packages of this repository that only its tests and stories may import. */
  inTests?: readonly string[];
}

const react = ["react", "react-dom"];

/**
 * Packages of which a page must have one copy. Other packages take them as peers, except `elements`,
 * which bundles everything.
 */
// Why: docs/decisions/releases.md#one-copy-of-the-kit-the-client-and-the-runtime
export const oneCopy: readonly string[] = ["ui-kit", "claims-api", "widget-runtime"];

/** The dependency rules of every published package, in order of dependency. */
export const rules: Readonly<Record<string, PackageRule>> = {
  "ui-kit": {
    about: "the design kit; knows nothing about claims",
    packages: [],
    libraries: [],
    peers: react,
  },
  "claims-api": {
    about:
      "typed client, schemas, models, cache, formats, loss causes, documents, feedback record; runs in any JavaScript, without React",
    packages: [],
    libraries: ["valibot"],
  },
  "widget-runtime": {
    about:
      "`ClaimkitProvider`, `configureClaimkit`, `useCall`, the `Widget` frame, `ck:*` events, messages, the element adapter",
    packages: ["claims-api", "ui-kit"],
    libraries: ["swr"],
    peers: [...react, "@testing-library/react"],
    inTests: ["sandbox"],
  },
  "map-view": {
    about: "the map in 2D and 3D, its controls and its static picture; knows nothing about claims",
    packages: ["ui-kit"],
    libraries: ["@types/geojson", "maplibre-gl", "react-map-gl"],
    peers: [...react, "pmtiles"],
  },
  "claims-widgets": {
    about: "every widget of a claim, and `ClaimTracker`, the whole claim page",
    packages: ["claims-api", "ui-kit", "widget-runtime"],
    libraries: ["pdfjs-dist"],
    peers: react,
    inTests: ["sandbox"],
  },
  faq: {
    about: "questions and answers: the popular ones, the page of all of them and its search",
    packages: ["claims-api", "ui-kit", "widget-runtime"],
    libraries: [],
    peers: react,
    inTests: ["sandbox"],
  },
  "shop-finder": {
    about: "the finder of repair shops: a search, a list and a map of the results",
    packages: ["claims-api", "map-view", "ui-kit", "widget-runtime"],
    libraries: [],
    peers: react,
    inTests: ["sandbox"],
  },
  elements: {
    about:
      "every widget as a custom element: `defineClaimkitElements()`, `custom-elements.json`, `standalone.js`",
    packages: [
      "claims-api",
      "claims-widgets",
      "faq",
      "map-view",
      "shop-finder",
      "ui-kit",
      "widget-runtime",
    ],
    // Why: docs/decisions/packages.md#elements-render-with-preact
    libraries: ["@types/react", "preact"],
    isSelfContained: true,
    inTests: ["sandbox"],
  },
  sandbox: {
    about: "the claims API without a network, for the demo, stories, tests and integrators",
    packages: ["claims-api"],
    libraries: ["@hono/node-server", "@valibot/to-json-schema", "hono", "valibot"],
  },
};

/** The packages of this repository that users of a package install with it. */
export function sharedPackages({ packages, isSelfContained }: PackageRule): string[] {
  return isSelfContained ? [] : packages.filter((name) => oneCopy.includes(name));
}
