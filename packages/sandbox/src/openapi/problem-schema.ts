/** The body of an error response: RFC 9457, with two more fields for older clients. */
export const problem = {
  type: "object",
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "string" }, message: { type: "string" } },
        required: ["path", "message"],
      },
    },
    messageId: { type: "string" },
    errorCode: { type: "string" },
    message: { type: "string" },
  },
  required: ["type", "title", "status", "detail", "errorCode", "message"],
} as const;
