/** What can go wrong with an answer, and how to ask for it. */
export const faultExamples = [
  { what: "A status", fault: "503,retry-after=1" },
  { what: "A refused token", fault: "401" },
  { what: "No content", fault: "204" },
  { what: "A slow answer", fault: "delay=3000" },
  { what: "Half of the JSON", fault: "truncated" },
  { what: "A page instead of JSON", fault: "html" },
  { what: "Fields of another type", fault: "wrong-shape" },
  { what: "A dropped connection", fault: "drop" },
] as const;
