import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { removeFolder, temporaryFolder } from "@claimkit/tools/temporary-folder";
import { bundle } from "./bundle.ts";
import type { Library } from "./libraries.ts";
import type { Runner } from "./measure.ts";

const renderer = resolve(import.meta.dirname, "server-renderer.ts");

/** Renders on a server, for production. Every library has its own Node process. */
export async function openServers(libraries: readonly Library[]): Promise<Runner> {
  const folder = temporaryFolder("kit");
  const servers = new Map<Library, ChildProcess>();
  for (const [index, library] of libraries.entries()) {
    const { js } = await bundle(
      `import * as cases from ${JSON.stringify(library.cases)};
       import { renderOnDemand } from ${JSON.stringify(renderer)};
       renderOnDemand(cases);`,
      { platform: "node", format: "cjs" },
    );
    const file = join(folder, `${index}.cjs`);
    writeFileSync(file, js);
    const env = { ...process.env, NODE_ENV: "production" };
    const server = fork(file, { env, execArgv: ["--expose-gc"] });
    server.once("exit", (code) => {
      if (code !== 0) throw new Error(`${library.name} can't be rendered on a server.`);
    });
    servers.set(library, server);
  }

  return {
    async time(library, part) {
      const server = servers.get(library);
      if (!server) throw new Error(`${library.name} has no server.`);
      const response = once(server, "message");
      server.send(part);
      const [ms] = await response;
      return Number(ms);
    },
    async close() {
      for (const server of servers.values()) server.disconnect();
      removeFolder(folder);
    },
  };
}
