/** The body of an answer that is no success: RFC 9457, with what older clients look for. */
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
