import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { formatReport } from "./format-report.ts";
import { isCallName, verify, type VerifyOptions } from "./verify.ts";
import { callNames, readVerifyConfig, type VerifyConfigInput } from "./verify-config.ts";

/** Output of `verify --help`. */
const verifyUsage = `claimkit-sandbox verify <url>: compares an API with the contract of the claims API

  --config <file>  JSON with token, claims and other settings (default: the sandbox's)
  --only <call>    verifies one call
  --json           prints the differences as JSON
  --help           shows this text

Sends about a hundred requests, only GET and searches, at most four at once.
The token may also be in the environment: CLAIMKIT_TOKEN, CLAIMKIT_THIRD_PARTY_TOKEN.
Exit codes: 0 no difference, 1 differences, 2 wrong usage.

A configuration:
{
  "token": "the access token of a member",
  "clientId": "my-site",
  "policyNumber": "POL-100",
  "claims": ["CLM-1001", "CLM-1006"],
  "thirdParty": { "claimNumber": "CLM-2001", "contactId": "CNT-2001", "token": "of this user" },
  "zipCode": "43215",
  "origin": "https://www.example.com"
}

Calls: ${callNames.join(", ")}`;

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** What a command prints, and its exit code. */
export interface CommandResult {
  output: string;
  exitCode: 0 | 1 | 2;
}

/** What a command uses besides its arguments, for tests. */
interface CommandContext extends Pick<VerifyOptions, "fetch"> {
  env?: NodeJS.ProcessEnv;
  /** Reads a file as text. */
  read?: (file: string) => Promise<string>;
}

const readText = (file: string): Promise<string> => readFile(file, "utf8");

/** Runs `verify` with its arguments. */
export async function verifyCommand(
  args: readonly string[],
  { env = process.env, fetch, read = readText }: CommandContext = {},
): Promise<CommandResult> {
  try {
    const { values, positionals } = readArguments(args);
    if (values.help) return { output: verifyUsage, exitCode: 0 };
    const url = readUrl(positionals);
    const { only } = values;
    if (only !== undefined && !isCallName(only)) throw new Error(`There is no call "${only}".`);
    const config = withTokens(await readConfig(values.config, read), env);
    const report = await verify(url, { config, only, ...(fetch && { fetch }) });
    return {
      output: values.json ? JSON.stringify(report, undefined, 2) : formatReport(report),
      exitCode: report.differences.length > 0 ? 1 : 0,
    };
  } catch (error) {
    return { output: error instanceof Error ? error.message : String(error), exitCode: 2 };
  }
}

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: "string" },
      only: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
}

/** The address without a trailing slash. */
function readUrl([address, ...others]: readonly string[]): string {
  if (address === undefined || others.length > 0) {
    throw new Error("verify needs one address, such as https://claims.example.com. See --help.");
  }
  if (!/^https?:/i.test(address) || !URL.canParse(address)) {
    throw new Error("The address is not a URL.");
  }
  const url = new URL(address);
  const { protocol, hostname, username, password, search, hash, origin, pathname } = url;
  if (protocol === "http:" && !LOOPBACK.test(hostname)) {
    throw new Error(
      "The address needs https, because tokens are sent to it. http is only for this machine.",
    );
  }
  if (username || password || search || hash) {
    throw new Error("The address must have no credentials, query or fragment.");
  }
  return origin + (pathname === "/" ? "" : pathname);
}

async function readConfig(
  file: string | undefined,
  read: NonNullable<CommandContext["read"]>,
): Promise<VerifyConfigInput> {
  if (file === undefined) return {};
  const text = await read(file).catch(() => {
    throw new Error(`The configuration ${file} can't be read.`);
  });
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    // Without the parser's message, which quotes the file and so perhaps a token.
    throw new Error(`The configuration ${file} is not JSON.`);
  }
  readVerifyConfig(input);
  return input as VerifyConfigInput;
}

function withTokens(config: VerifyConfigInput, env: NodeJS.ProcessEnv): VerifyConfigInput {
  const { CLAIMKIT_TOKEN: token, CLAIMKIT_THIRD_PARTY_TOKEN: thirdPartyToken } = env;
  return {
    ...config,
    ...(token && { token }),
    ...(thirdPartyToken &&
      config.thirdParty && { thirdParty: { ...config.thirdParty, token: thirdPartyToken } }),
  };
}
