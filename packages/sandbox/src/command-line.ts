import { parseArgs } from "node:util";
import { sandboxToken } from "./checks/bearer.ts";
import { type FaultTable, parseFaults } from "./faults/faults.ts";
import { callNames } from "./routes.ts";

/** What the command line asks of the server. */
export interface CommandLine {
  help: boolean;
  port: number;
  latencyMs: number;
  faults: FaultTable;
}

/** What the command tells about itself. */
export const usage = `claimkit-sandbox: the claims API without a claims service

  --port <number>     port to listen on; a free one is chosen for 0 or where it is taken (default 8787)
  --latency <ms>      how long every answer takes (default 0)
  --fault <faults>    what goes wrong, such as reportDetails=503,times=2 or all=delay=800; may be repeated
  --help              shows this

Access token: ${sandboxToken}
Calls: ${callNames.join(", ")}
Faults: a status (204, 400 to 599), drop, truncated, html, wrong-shape, delay=<ms>, retry-after=<seconds>, times=<n>`;

/** Reads the arguments; throws a sentence for the one who typed them. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: "8787" },
      latency: { type: "string", default: "0" },
      fault: { type: "string", multiple: true, default: [] },
      help: { type: "boolean", default: false },
    },
  });
  return {
    help: values.help,
    port: readNumber("port", values.port, 65_535),
    latencyMs: readNumber("latency", values.latency, 600_000),
    faults: parseFaults(values.fault.join(";")),
  };
}

function readNumber(option: string, text: string, largest: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number <= largest) return number;
  throw new Error(`--${option} takes a number from 0 to ${largest}, not "${text}".`);
}
