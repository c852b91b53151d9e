import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { remote } from "webdriverio";

/** Debian packages with the programs of {@link findWebKit}. */
export const WEBKIT_PACKAGES = ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"];

/** The programs that are needed to run WebKit. */
export interface WebKitPrograms {
  /** WebDriver server. */
  driver: string;
  /** Minimal browser. */
  browser: string;
  /** Virtual display. */
  screen: string;
}

/** Finds the programs of WebKitGTK, or returns the names of the missing ones. */
export function findWebKit(): WebKitPrograms | { missing: string[] } {
  const driver = findProgram("WebKitWebDriver");
  const browser = [
    ...globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser"),
    ...globSync("/usr/libexec/webkit2gtk-4.1/MiniBrowser"),
  ][0];
  const screen = findProgram("Xvfb");
  if (driver && browser && screen) return { driver, browser, screen };
  const names = { WebKitWebDriver: driver, MiniBrowser: browser, Xvfb: screen };
  const missing = Object.entries(names).filter(([, path]) => path === undefined);
  return { missing: missing.map(([name]) => name) };
}

function findProgram(name: string): string | undefined {
  const folders = process.env["PATH"]?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** A browser with one window. */
export interface WebKit {
  browser: WebdriverIO.Browser;
  close(): Promise<void>;
}

/**
 * Starts WebKit on its own virtual display.
 *
 * @throws with the names of missing programs
 */
export async function startWebKit(): Promise<WebKit> {
  const driver = await startDriver();
  const browser = await remote({
    hostname: "127.0.0.1",
    port: driver.port,
    logLevel: "silent",
    capabilities: {
      // The driver supports only the classic protocol.
      "wdio:enforceWebDriverClassic": true,
      // With a toolbar, the window could not be 360 px wide.
      "webkitgtk:browserOptions": {
        binary: driver.browser,
        args: ["--automation", "--full-screen"],
      },
    } as WebdriverIO.Capabilities,
  }).catch(async (error: unknown) => {
    await driver.close();
    throw error;
  });
  return {
    browser,
    async close() {
      await browser.deleteSession();
      await driver.close();
    },
  };
}

/** Starts the driver on a virtual display. */
async function startDriver(): Promise<{ port: number; browser: string; close(): Promise<void> }> {
  const programs = findWebKit();
  if ("missing" in programs) throw new Error(`WebKit needs ${programs.missing.join(", ")}.`);

  const started: ChildProcess[] = [];
  const start = (program: string, args: readonly string[], env = {}): ChildProcess => {
    const child = spawn(program, args, {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
      env: { ...process.env, ...env },
    });
    started.push(child);
    return child;
  };
  const stop = (): void => {
    for (const child of started.toReversed()) child.kill();
  };
  // Neither may outlive this process.
  process.once("exit", stop);

  // Without a window manager, the window under the pointer has focus, and the pointer is in the center of the
  // screen. So the center has to be within windows of all sizes. Windows may be larger than the screen.
  const size = "700x600x24";
  const screen = start(programs.screen, [
    "-displayfd",
    "3",
    "-screen",
    "0",
    size,
    "-nolisten",
    "tcp",
  ]);
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  start(programs.driver, [`--port=${port}`, "--host=127.0.0.1", "--replace-on-new-session"], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: "x11",
    // Makes rendering independent of containers and graphics drivers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  });
  await waitForPort(port);

  return {
    port,
    browser: programs.browser,
    async close() {
      const ended = started.map((child) => once(child, "exit"));
      stop();
      await Promise.all(ended);
    },
  };
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error("Xvfb exited before it had a display.");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function waitForPort(port: number): Promise<void> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error("WebKitWebDriver did not start.");
}
