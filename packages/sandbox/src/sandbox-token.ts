/** The only access token that the sandbox accepts. The response to any other is a 401. */
export const sandboxToken = "sandbox-token";
