import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";

/** A host's own tools find out by themselves whether they build or develop, and tell nobody of it. */
function hostsEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: "1" };
}

/** Runs a program to its end. Returns what it said; what it complained of, it throws. */
export function run(cwd: string, program: string, ...args: string[]): string {
  const env = hostsEnvironment();
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** A program that goes on until it is stopped. */
export interface Running {
  /** The line that it was waited for. */
  line: string;
  stop(): void;
}

/** Starts a program, and waits until it says a certain line. */
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
