import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { validHeaders } from "../testing/send-request.ts";

const server = fileURLToPath(new URL("server.ts", import.meta.url));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

function run(...args: string[]): { child: ChildProcess; url: Promise<string> } {
  const child = spawn(process.execPath, [server, ...args]);
  running.push(child);
  const url = once(createInterface({ input: child.stdout }), "line").then(([line]) => String(line));
  return { child, url };
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; error: string }> {
  let error = "";
  child.stderr?.on("data", (text) => {
    error += text;
  });
  const [code] = await once(child, "close");
  return { code, error };
}

test("prints its address and responds there", async () => {
  const url = await run("--port", "0").url;

  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  const response = await fetch(`${url}/claim-summaries/CLM-1001`, { headers: validHeaders });
  expect(await response.json()).toMatchObject({ vehicle: "2022 Honda CR-V EX" });
});

test("uses another port if the requested one is taken, and reports that", async () => {
  const first = await run("--port", "0").url;
  const { port } = new URL(first);
  const { child, url } = run("--port", port);
  const ended = endOf(child);

  expect(await url).not.toBe(first);
  child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, error: `Port ${port} is taken.\n` });
});

test("applies faults from the command line", async () => {
  const url = await run(
    "--port",
    "0",
    "--fault",
    "claimSummary=503,retry-after=7",
    "--fault",
    "reportDetails=html",
  ).url;
  const failed = await fetch(`${url}/claim-summaries/CLM-1001`, { headers: validHeaders });
  const page = await fetch(`${url}/report-details/CLM-1001`, { headers: validHeaders });

  expect([failed.status, failed.headers.get("Retry-After")]).toEqual([503, "7"]);
  expect(page.headers.get("Content-Type")).toContain("text/html");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s stops it cleanly, even during a slow response",
  async (signal) => {
    const { child, url } = run("--port", "0");
    const ended = endOf(child);
    const slow = fetch(`${await url}/report-details/CLM-4004`, { headers: validHeaders });
    const aborted = expect(slow).rejects.toThrow(TypeError);
    await fetch(`${await url}/report-details/CLM-1001`, { headers: validHeaders });
    child.kill(signal);

    expect(await ended).toEqual({ code: 0, error: "" });
    await aborted;
  },
);

test("prints its options for --help", async () => {
  expect(await run("--help").url).toContain("claimkit-sandbox");
});

test("exits with a message for an invalid option", async () => {
  const { child } = run("--fault", "everything=500");

  expect(await endOf(child)).toEqual({
    code: 2,
    error: expect.stringContaining('Unknown call "everything"'),
  });
});
