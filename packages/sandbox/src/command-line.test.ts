import { expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";

test("has a default port, no latency and no faults without arguments", () => {
  expect(readCommandLine([])).toEqual({ help: false, port: 8787, latencyMs: 0, faults: {} });
});

test("reads port, latency and several faults", () => {
  const args = [
    "--port",
    "0",
    "--latency=300",
    "--fault",
    "reportDetails=500",
    "--fault=claimSearch=html,times=1",
  ];

  expect(readCommandLine(args)).toEqual({
    help: false,
    port: 0,
    latencyMs: 300,
    faults: { reportDetails: { status: 500 }, claimSearch: { body: "html", times: 1 } },
  });
});

test.each([
  { args: ["--port", "http"], message: "--port must be a number" },
  { args: ["--port", "65536"], message: "--port must be a number" },
  { args: ["--latency", "-1"], message: "--latency" },
  { args: ["--fault", "nothing=500"], message: 'Unknown call "nothing"' },
  { args: ["--prot", "1"], message: "--prot" },
])("rejects $args", ({ args, message }) => {
  expect(() => readCommandLine(args)).toThrow(message);
});
