/** What the host knows of its user. Only these three may pick a shop. */
export type UserType = "registered" | "unregistered-member" | "unregistered-member-support";

const AUTHENTICATED: ReadonlySet<string> = new Set<UserType>([
  "registered",
  "unregistered-member",
  "unregistered-member-support",
]);

/** Whether a user is signed in. Anything but a known type is an anonymous user. */
export function isAuthenticated(userType: string | undefined): boolean {
  return userType !== undefined && AUTHENTICATED.has(userType);
}
