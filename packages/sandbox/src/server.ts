#!/usr/bin/env node
import { type CommandLine, readCommandLine, usage } from "./command-line.ts";
import { listen } from "./listen.ts";
import { createSandbox } from "./sandbox.ts";

/** Puts a sandbox behind a port and says where, until it is told to stop. */
async function serve({ port, latencyMs, faults }: CommandLine): Promise<void> {
  const sandbox = await listen(createSandbox({ latencyMs, faults }), port);
  // Before the address is printed, because its reader may stop the process right away.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void sandbox.close());
  if (port !== 0 && sandbox.port !== port) console.error(`Port ${port} is taken.`);
  console.log(`http://localhost:${sandbox.port}`);
  console.log("Ctrl+C stops the sandbox.");
}

function commandLine(): CommandLine | undefined {
  try {
    return readCommandLine(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

const asked = commandLine();
if (asked?.help) console.log(usage);
else if (asked) await serve(asked);
