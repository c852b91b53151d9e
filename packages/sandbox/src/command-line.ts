import { parseArgs } from "node:util";
import { sandboxToken } from "./sandbox-token.ts";
import { type FaultTable, parseFaults } from "./faults/faults.ts";
import { callNames } from "./routes.ts";

/** Parsed options of the command line. */
export interface CommandLine {
  help: boolean;
  port: number;
  latencyMs: number;
  faults: FaultTable;
  sendEverythingToThirdParties?: true;
}

/** Output of `--help`. */
export const usage = `claimkit-sandbox: the claims API without a claims service
claimkit-sandbox verify <url>: compares your API with the contract; see verify --help

  --port <number>     port to listen on; uses a free port for 0 or if the port is taken (default 8787)
  --latency <ms>      delay of every response (default 0)
  --fault <faults>    faults of calls, such as reportDetails=503,times=2 or all=delay=800; may be repeated
  --send-everything-to-third-parties
                      sends third parties what they must not see, to test that a client hides it
  --help              shows this text

Access token: ${sandboxToken}
Calls: ${callNames.join(", ")}, uploads
Faults: a status (204, 400 to 599), drop, truncated, html, wrong-shape, delay=<ms>, retry-after=<seconds>, times=<n>`;

/** Parses the arguments. Throws an error whose message is meant for the user. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: "8787" },
      latency: { type: "string", default: "0" },
      fault: { type: "string", multiple: true, default: [] },
      "send-everything-to-third-parties": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  return {
    help: values.help,
    port: readNumber("port", values.port, 65_535),
    latencyMs: readNumber("latency", values.latency, 600_000),
    faults: parseFaults(values.fault.join(";")),
    ...(values["send-everything-to-third-parties"] && { sendEverythingToThirdParties: true }),
  };
}

function readNumber(option: string, text: string, max: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number <= max) return number;
  throw new Error(`--${option} must be a number from 0 to ${max}, not "${text}".`);
}
