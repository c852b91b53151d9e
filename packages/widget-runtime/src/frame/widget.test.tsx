import { reportDetails } from "@claimkit/claims-api";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useCall } from "../call/use-call.ts";
import { renderWidget } from "../testing/index.ts";
import { Widget } from "./widget.tsx";

afterEach(cleanup);

function Report({ claimNumber }: { claimNumber: string }) {
  return (
    <Widget
      name="report-accordion"
      load={useCall(reportDetails, { claimNumber })}
      failed="Your claim report section didn't load."
    >
      {(report) => <p>{report.incidentType}</p>}
    </Widget>
  );
}

test("waits, draws and tells the host", async () => {
  const { events } = renderWidget(<Report claimNumber="1" />, {
    fetch: async () => Response.json({ incidentType: "Hail" }),
  });
  expect(await screen.findByText("Hail")).toBeTruthy();
  await expect
    .poll(() => events.map((event) => event.type))
    .toEqual(["ck:loading", "ck:request", "ck:ready"]);
});
