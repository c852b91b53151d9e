import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { headers, serverWith } from "../testing/claims-server.ts";

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const search = { method: "POST", headers, body: JSON.stringify({ category: "REPORT" }) };
const firstQuestion = { faqs: [expect.objectContaining({ faqId: "1" })] };

test("runs in Node", async () => {
  const url = await listen(getRequestListener(serverWith().fetch));

  expect(await (await fetch(`${url}/faqs/search`, search)).json()).toEqual(firstQuestion);
  expect((await fetch(`${url}/close-details/..%2Fx`, { headers })).status).toBe(404);
});

test("runs behind Express, below a path of the host", async () => {
  const app = express();
  app.use("/api/claims", getRequestListener(serverWith().fetch));
  app.get("/", (_request, response) => void response.send("home"));
  const url = await listen(app);
  const response = await fetch(`${url}/api/claims/faqs/search`, search);

  expect(await response.json()).toEqual(firstQuestion);
  expect(await (await fetch(url)).text()).toBe("home");
});
