import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";

/** Lets a host's tools set `NODE_ENV` themselves, and disables telemetry. */
function hostsEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: "1" };
}

/** Runs a program. Returns its output. Throws with the output if it fails. */
export function run(cwd: string, program: string, ...args: string[]): string {
  const env = hostsEnvironment();
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** A running program. */
export interface Running {
  /** The line of output that matched. */
  line: string;
  stop(): void;
}

/** Starts a program, and waits for a line of its output. */
export async function start(
  cwd: string,
  program: string,
  args: readonly string[],
  awaited: RegExp,
): Promise<Running> {
  const env = hostsEnvironment();
  const running = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(running.stdout)) {
    if (!awaited.test(line)) continue;
    running.stdout.resume();
    return { line, stop: () => void running.kill() };
  }
  throw new Error(`${program} did not start.`);
}
