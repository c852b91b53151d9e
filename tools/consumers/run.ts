import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";

/** Lets a host's tools set `NODE_ENV` themselves, and disables telemetry. */
function hostsEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: "1" };
}

/** How a program ended. */
export interface Ended {
  ok: boolean;
  stdout: string;
  stderr: string;
}

/** Runs a program. Returns its output, also if it fails. */
export async function tryToRun(cwd: string, program: string, ...args: string[]): Promise<Ended> {
  const env = hostsEnvironment();
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { ok: status === 0, stdout, stderr };
}

/** Runs a program. Returns its output. Throws with the output if it fails. */
export async function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  const { ok, stdout, stderr } = await tryToRun(cwd, program, ...args);
  if (!ok) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
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
