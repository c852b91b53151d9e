import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { ensureChromium, testArgs } from "../browsers/chromium.ts";

const claimsServer = resolve(import.meta.dirname, "../../packages/claims-server");

/** A service worker that answers the calls below /api. */
const WORKER = `
  import { serverWith } from "./testing/claims-server.ts";

  const server = serverWith({ basePath: "/api" });
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => {
    if (new URL(event.request.url).pathname.startsWith("/api")) {
      event.respondWith(server.fetch(event.request));
    }
  });`;

/** Serves a page and its service worker. Returns the page's address. */
async function servePage(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: claimsServer },
    bundle: true,
    write: false,
    format: "iife",
    // Nothing of Node.
    platform: "neutral",
    mainFields: ["module", "main"],
  });
  const server = createServer((request, response) => {
    const isWorker = request.url === "/worker.js";
    response.setHeader("Content-Type", isWorker ? "text/javascript" : "text/html");
    response.end(isWorker ? outputFiles[0]?.text : "<!doctype html><title>Page</title>");
  });
  await new Promise<void>((listening) => {
    server.listen(0, "localhost", listening);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test("the claims server runs in a worker", async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: testArgs });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(await servePage());

  const answer = await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const controlled = new Promise((resolveControlled) => {
      serviceWorker.addEventListener("controllerchange", resolveControlled, { once: true });
    });
    await serviceWorker.register("/worker.js");
    if (!serviceWorker.controller) await controlled;
    const headers = {
      Authorization: "Bearer header.payload-of-ana.signature",
      client_id: "tests",
      "X-Message-Id": "message-1",
      "Content-Type": "application/json",
    };
    const body = JSON.stringify({ category: "REPORT" });
    const response = await fetch("/api/faqs/search", { method: "POST", headers, body });
    return { etag: response.headers.get("ETag"), body: await response.json() };
  });

  expect(answer).toEqual({ etag: null, body: { faqs: [expect.objectContaining({ faqId: "1" })] } });
});
