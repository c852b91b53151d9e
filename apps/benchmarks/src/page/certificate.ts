import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";

/** A certificate for `localhost`, and how to make Chromium trust it. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** Flag for Chromium. Without it, pages of this server would not be cached. */
  flag: string;
}

/** Creates a self-signed certificate with OpenSSL. */
export function createCertificate(): Certificate {
  const folder = temporaryFolder("certificate");
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const options =
    "-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost";
  execFileSync("openssl", ["req", ...options.split(" "), "-keyout", keyFile, "-out", certFile], {
    stdio: "ignore",
  });
  const cert = readFileSync(certFile);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const hash = createHash("sha256").update(publicKey).digest("base64");
  return {
    key: readFileSync(keyFile),
    cert,
    flag: `--ignore-certificate-errors-spki-list=${hash}`,
  };
}
