/** A JSON Web Token with a user's id and something that differs between the user's tokens. Its signature is invalid. */
export function jwtOf(sub: string, id = "1", iss = "https://login.example.com"): string {
  return [part({ alg: "none" }), part({ iss, sub, jti: id }), "signature"].join(".");
}

function part(value: object): string {
  return btoa(JSON.stringify(value)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
