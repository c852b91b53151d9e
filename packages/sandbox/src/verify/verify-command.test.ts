import { expect, test } from "vitest";
import { inBody, withMistake } from "../../testing/mistakes.ts";
import { createSandbox } from "../sandbox.ts";
import { verifyCommand } from "./verify-command.ts";

const API = "https://claims.example.com";
const { fetch } = createSandbox();
const withoutVehicle = withMistake(
  { fetch },
  inBody("claimSummary", ({ vehicle: _vehicle, ...rest }) => rest),
);

test("prints that nothing differs, with exit code 0", async () => {
  const { output, exitCode } = await verifyCommand([API], { fetch });

  expect(output).toMatch(
    /^https:\/\/claims\.example\.com: 0 errors and 0 warnings in \d+ requests\.$/,
  );
  expect(exitCode).toBe(0);
});

test("prints a line for each difference, with exit code 1", async () => {
  const { output, exitCode } = await verifyCommand([API], { fetch: withoutVehicle });

  expect(output.split("\n")).toEqual([
    "error   claimSummary vehicle: sends nothing. Send Year, make, model and trim of the reader's vehicle. It is required: the client leaves its place empty, or the item out.",
    expect.stringContaining("1 error and 0 warnings"),
  ]);
  expect(exitCode).toBe(1);
});

test("prints JSON, and only what is about one call", async () => {
  const { output, exitCode } = await verifyCommand([API, "--json", "--only", "claimSummary"], {
    fetch: withoutVehicle,
  });

  expect(JSON.parse(output)).toMatchObject({
    url: API,
    requests: expect.any(Number),
    differences: [{ level: "error", call: "claimSummary", field: "vehicle", sent: "nothing" }],
    notChecked: [],
  });
  expect(exitCode).toBe(1);
});

test("uses the claims of the configuration, and the tokens of the environment", async () => {
  const config = {
    token: "of-the-file",
    policyNumber: "POL-102",
    claims: ["CLM-1007"],
    thirdParty: null,
  };
  const sent = new Set<string>();
  const { exitCode } = await verifyCommand([API, "--config", "verify.json"], {
    read: async () => JSON.stringify(config),
    env: { CLAIMKIT_TOKEN: "sandbox-token" },
    fetch: (input, init) => {
      sent.add(
        `${new Headers(init?.headers).get("Authorization")} ${/CLM-\d+/.exec(String(input))?.[0]}`,
      );
      return fetch(input, init);
    },
  });

  expect(exitCode).toBe(0);
  expect(sent).toContain("Bearer sandbox-token CLM-1007");
  expect([...sent].filter((line) => /of-the-file|CLM-1006/.test(line))).toEqual([]);
});

test.each([
  { args: [], message: "needs one address" },
  { args: ["claims.example.com"], message: "not a URL" },
  { args: ["http://claims.example.com"], message: "needs https" },
  { args: ["http://127.0.0.1.example.com"], message: "needs https" },
  { args: ["https://user:secret@claims.example.com"], message: "no credentials" },
  { args: [API, "--only", "toString"], message: 'no call "toString"' },
  { args: [API, "--confg", "verify.json"], message: "--confg" },
  { args: [API, "--config", "no-such-file.json"], message: "can't be read" },
])("rejects $args with exit code 2", async ({ args, message }) => {
  expect(await verifyCommand(args, { fetch })).toEqual({
    output: expect.stringContaining(message),
    exitCode: 2,
  });
});

test.each([
  { content: '{ "token": "secret-1" "claims": [] }', message: "is not JSON" },
  { content: '{ "token": ["secret-1"] }', message: '"token" is not string' },
  { content: '{ "claims": [] }', message: '"claims" is empty' },
  { content: '{ "tokn": "secret-1" }', message: '"tokn" is not known' },
  { content: '{ "paths": { "claimSumary": "secret-1" } }', message: '"paths.claimSumary"' },
])("rejects the configuration $content without quoting a value", async ({ content, message }) => {
  const { output, exitCode } = await verifyCommand([API, "--config", "verify.json"], {
    fetch,
    read: async () => content,
  });

  expect({ output, exitCode }).toEqual({ output: expect.stringContaining(message), exitCode: 2 });
  expect(output).not.toContain("secret-1");
});
