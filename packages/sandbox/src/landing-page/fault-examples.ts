/** An example of each fault. */
export const faultExamples = [
  { what: "A status", fault: "503,retry-after=1" },
  { what: "A rejected token", fault: "401" },
  { what: "No content", fault: "204" },
  { what: "A slow response", fault: "delay=3000" },
  { what: "Half of the JSON", fault: "truncated" },
  { what: "A page instead of JSON", fault: "html" },
  { what: "Fields of the wrong type", fault: "wrong-shape" },
  { what: "A dropped connection", fault: "drop" },
] as const;
