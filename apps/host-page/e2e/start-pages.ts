import { type Served, servePlainPage, serveSandbox } from "@claimkit/tools/serve/serve";
import type { Demo } from "./demo.ts";
import { serveBuiltPage } from "./serve-built-page.ts";

/** The running claims API and both pages. */
export interface DemoPages {
  addresses: Omit<Demo, "browser">;
  close(): Promise<void>;
}

/** Starts the claims API and both pages on free ports, and stops all if one of them fails to start. */
export async function startPages(): Promise<DemoPages> {
  const started: Served[] = [];
  const start = async (starting: Promise<Served>): Promise<Served> => {
    const part = await starting;
    started.push(part);
    return part;
  };
  const close = async (): Promise<void> => {
    await Promise.all(started.map((part) => part.close()));
  };

  try {
    const sandbox = await start(serveSandbox(0, ["--send-everything-to-third-parties"]));
    const hostPage = await start(serveBuiltPage(sandbox.url));
    const plainPage = await start(servePlainPage(0, sandbox.url));
    const addresses = {
      sandbox: { url: sandbox.url },
      hostPage: { url: hostPage.url },
      plainPage: { url: plainPage.url },
    };
    return { addresses, close };
  } catch (error) {
    await close();
    throw error;
  }
}
