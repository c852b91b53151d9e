import type { ClaimsClientOptions } from "../options.ts";

/** Identifies a user without naming them. Results of one owner are never shown to another. */
export type Owner = string;

/** The owner with the client's option `subject`; `undefined` if it names nobody. */
export function ownerOfSubject(subject: ClaimsClientOptions["subject"]): Owner | undefined {
  const current = typeof subject === "function" ? subject() : subject;
  return current ? digest(`subject:${current}`) : undefined;
}

/**
 * The owner of a token's results: the issuer and subject of a JWT, which is not verified, because the server does that.
 * Any other token is an owner of its own.
 */
export function ownerOfToken(token: string): Owner {
  return digest(userOf(token) ?? `token:${token}`);
}

/** Whether two tokens certainly belong to different users. An opaque token may be a renewal of any other. */
export function areOtherUsers(one: string, other: string): boolean {
  const [user, otherUser] = [userOf(one), userOf(other)];
  return user !== undefined && otherUser !== undefined && user !== otherUser;
}

function userOf(token: string): string | undefined {
  const [, payload, signature] = token.split(".");
  if (!payload || signature === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
    // Own fields only: a script of the page may have added others to `Object.prototype`.
    const { iss, sub } = Object.assign(Object.create(null), claims) as {
      iss?: unknown;
      sub?: unknown;
    };
    return typeof sub === "string" && sub ? `user:${JSON.stringify([iss, sub])}` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A 64-bit digest (the function is cyrb64). Not cryptographic, because such functions of browsers are asynchronous and
 * missing on http pages. It cannot be reversed to a token, which has more bits.
 */
function digest(text: string): string {
  let [a, b] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = mix(a, b);
  b = mix(b, a);
  return [a, b].map((half) => (half >>> 0).toString(36)).join("-");
}

function mix(one: number, other: number): number {
  return (
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)
  );
}
