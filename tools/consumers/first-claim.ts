import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { temporaryFolder } from "../temporary-folder.ts";
import { run, type Running, start } from "./run.ts";
import type { RunningApp } from "./serve.ts";

// Types the sections of docs/guides/first-claim.md into empty folders.

const guide = resolve(import.meta.dirname, "../../docs/guides/first-claim.md");
const SECTION = /^## (?<host>.+)\n(?<text>[\s\S]*?)(?=^## |(?![\s\S]))/gm;
/** Commands, or a file of `fixtures/consumers/first-claim/<host>`. */
const BLOCK =
  /^```(?:sh|\w+ file=fixtures\/consumers\/first-claim\/[\w-]+\/(?<path>\S+))\n(?<code>[\s\S]*?)^```$/gm;
const ADDRESS = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/;

/** The steps of one host. */
export interface FirstClaim {
  host: string;
  /** Follows the steps. The app that runs then serves the claim. */
  follow(): Promise<RunningApp>;
}

/**
 * The hosts of the page, or those that are selected by their headings. The commands install this repository's packages
 * from the registry.
 */
export function firstClaims(registry: string, selected: readonly string[]): FirstClaim[] {
  return [...readFileSync(guide, "utf8").matchAll(SECTION)]
    .map(({ groups: { host = "", text = "" } = {} }) => ({
      host,
      blocks: [...text.matchAll(BLOCK)],
    }))
    .filter(({ blocks }) => blocks.length > 0)
    .filter(({ host }, _, all) => {
      const some = all.some((each) => selected.includes(each.host));
      return !some || selected.includes(host);
    })
    .map(({ host, blocks }) => ({ host, follow: async () => follow(host, blocks, registry) }));
}

async function follow(
  host: string,
  blocks: readonly RegExpExecArray[],
  registry: string,
): Promise<RunningApp> {
  const folder = temporaryFolder("first-claim");
  writeFileSync(join(folder, ".npmrc"), `@claimkit:registry=${registry}\n`);
  const running: Running[] = [];
  const stop = (): void => running.forEach((each) => each.stop());
  try {
    for (const { groups: { path, code = "" } = {} } of blocks) {
      if (path) write(join(folder, path), code);
      else if (code.startsWith("npm ")) await run(folder, "sh", "-ec", code);
      else running.push(await startInstalled(folder, code));
    }
  } catch (cause) {
    stop();
    throw new Error(`${host} did not start.`, { cause });
  }
  const { line = "" } = running.at(-1) ?? {};
  return { url: `${ADDRESS.exec(line)?.[0]}/`, how: "in development", stop };
}

/** Starts what `npx` would start, as a process that can be stopped. */
function startInstalled(folder: string, command: string): Promise<Running> {
  const [program = "", ...args] = command.replace(/^npx /, "").trim().split(" ");
  return start(folder, join(folder, "node_modules/.bin", program), args, ADDRESS);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
