/** Types of signed-in users, who may pick a shop. */
export type UserType = "registered" | "unregistered-member" | "unregistered-member-support";

const AUTHENTICATED: ReadonlySet<string> = new Set<UserType>([
  "registered",
  "unregistered-member",
  "unregistered-member-support",
]);

/** Whether a user is signed in. Unknown types are anonymous users. */
export function isAuthenticated(userType: string | undefined): boolean {
  return userType !== undefined && AUTHENTICATED.has(userType);
}
