/** An example request for each control. */
export const controlExamples: readonly { what: string; path: `/${string}`; body: object }[] = [
  {
    what: "Choose a shop for a claim",
    path: "/claims/CLM-1014/shop",
    body: { shopId: "SHP-43215-01" },
  },
  { what: "Move a claim to its next stage", path: "/claims/CLM-1014/advance", body: {} },
  { what: "Move a claim back to its beginning", path: "/claims/CLM-1014/reset", body: {} },
  {
    what: "Delay every response",
    path: "/latency",
    body: { latencyMs: 0 },
  },
  { what: "Replace the faults of the calls", path: "/faults", body: { faults: "" } },
];
