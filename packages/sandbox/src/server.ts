#!/usr/bin/env node
import { type CommandLine, readCommandLine, usage } from "./command-line.ts";
import { listen } from "./listen.ts";
import { createSandbox } from "./sandbox.ts";

/** Starts a server, prints its address, and stops it on SIGINT or SIGTERM. */
async function serve({ port, ...options }: CommandLine): Promise<void> {
  const sandbox = await listen(createSandbox(options), port);
  // Before printing the address, because a script may stop the process as soon as it reads it.
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

async function runVerify(args: readonly string[]): Promise<void> {
  const { verifyCommand } = await import("./verify/verify-command.ts");
  const { output, exitCode } = await verifyCommand(args);
  if (exitCode === 2) console.error(output);
  else console.log(output);
  process.exitCode = exitCode;
}

const [command, ...rest] = process.argv.slice(2);
if (command === "verify") await runVerify(rest);
else {
  const options = commandLine();
  if (options?.help) console.log(usage);
  else if (options) await serve(options);
}
