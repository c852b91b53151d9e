import type { VerifyReport } from "./verify.ts";

/** A report as text: one line for each difference. */
export function formatReport({ url, requests, differences, notChecked }: VerifyReport): string {
  const errors = differences.filter(({ level }) => level === "error").length;
  const warnings = differences.length - errors;
  return [
    ...differences.map(
      ({ level, call, field, sent, send, why }) =>
        `${level.padEnd(7)} ${call} ${field}: sends ${sent}. Send ${withoutStop(send)}. ${why}`,
    ),
    ...notChecked.map((what) => `not checked: ${withoutStop(what)}.`),
    `${url}: ${counted(errors, "error")} and ${counted(warnings, "warning")} in ${counted(requests, "request")}.`,
  ].join("\n");
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}
