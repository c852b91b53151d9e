import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { start } from "./run.ts";

/** An app that can be looked at. */
export interface Served {
  url: string;
  /** As its users get it, or as its developers see it. */
  how: "built" | "in development";
  stop(): unknown;
}

/** Files, as any web server gives them. */
export async function serveFiles(folder: string): Promise<Served> {
  const server = createServer(sirv(folder));
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, how: "built", stop: () => server.close() };
}

/** A Vite app in development. */
export async function serveViteInDevelopment(folder: string): Promise<Served> {
  const vite = await import("vite");
  const server = await vite.createServer({ root: folder, server: { port: 0 }, logLevel: "error" });
  await server.listen();
  return {
    url: server.resolvedUrls?.local[0] ?? "",
    how: "in development",
    stop: () => server.close(),
  };
}

/** A Next app, by its own server. */
export async function serveNext(folder: string, how: Served["how"]): Promise<Served> {
  const next = join(folder, "node_modules/.bin/next");
  const args = [how === "built" ? "start" : "dev", "--port", "0"];
  const { line, stop } = await start(folder, next, args, /Local:/);
  return { url: /http:\S+/.exec(line)?.[0] ?? "", how, stop };
}
