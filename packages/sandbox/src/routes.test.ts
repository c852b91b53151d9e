import { describe, expect, test } from "vitest";
import { sendRequest } from "../testing/send-request.ts";
import { createSandbox } from "./sandbox.ts";

const sandbox = createSandbox({ now: () => new Date(2026, 10, 20, 12) });

async function bodyOf(path: string, headers?: Record<string, string>): Promise<unknown> {
  const response = await sendRequest(sandbox, path, headers ? { headers } : {});
  return response.status === 204 ? "no content" : response.json();
}

const timelineOf = (number: string): string =>
  `claims/CLM-${number}/timelines/CNT-${number}?claim_number=CLM-${number}&contact_id=CNT-${number}`;

describe("GET claims/{claimNumber}/timelines/{contactId}", () => {
  test.each([
    { case: "without a timeline", path: timelineOf("3001"), status: 404, errorCode: "NO_TIMELINE" },
    {
      case: "of another contact",
      path: "claims/CLM-1001/timelines/CNT-1?claim_number=CLM-1001&contact_id=CNT-1",
      status: 403,
      errorCode: "WRONG_CONTACT",
    },
    {
      case: "of a third party for the policyholder",
      path: "claims/CLM-2001/timelines/CNT-2001-2?claim_number=CLM-2001&contact_id=CNT-2001-2",
      status: 403,
      errorCode: "WRONG_CONTACT",
    },
    {
      case: "whose query does not repeat the path",
      path: "claims/CLM-1001/timelines/CNT-1001?claim_number=CLM-1002&contact_id=CNT-1001",
      status: 400,
      errorCode: "INVALID_QUERY",
    },
  ])("the response for a claim $case is $status", async ({ path, status, errorCode }) => {
    expect(await bodyOf(path)).toMatchObject({ status, errorCode });
  });
});

describe("GET documents/{documentPublicID}/content", () => {
  const content = (id: string, token?: string): Promise<Response> =>
    sendRequest(sandbox, `documents/${id}/content`, {
      headers: token === undefined ? {} : { "X-Document-Token": token },
    });

  async function tokenOf(claimNumber: string): Promise<string> {
    const repairs = (await bodyOf(`repairs-details/${claimNumber}`)) as {
      viewEstimate: { estimates: [{ accessToken: string }] };
    };
    return repairs.viewEstimate.estimates[0].accessToken;
  }

  test("returns the PDF for a valid token", async () => {
    const response = await content("EST-1006-2", await tokenOf("CLM-1006"));

    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(await response.text()).toMatch(/^%PDF-1\.5/);
  });

  test.each([undefined, "", "document-token-EST-1006-1"])("rejects the token %s", async (token) => {
    const response = await content("EST-1006-2", token);

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: "INVALID_DOCUMENT_TOKEN" });
  });

  test("rejects the first token of CLM-3003, and accepts the next one", async () => {
    expect((await content("EST-3003-1", await tokenOf("CLM-3003"))).status).toBe(401);
    expect((await content("EST-3003-1", await tokenOf("CLM-3003"))).status).toBe(200);
  });

  test("returns a 404 for an unknown document", async () => {
    expect(await bodyOf("documents/EST-9999-1/content")).toMatchObject({
      errorCode: "UNKNOWN_DOCUMENT",
    });
  });

  test.each([
    { fault: "truncated", starts: "%PDF" },
    { fault: "html", starts: "<!doctype html>" },
    { fault: "wrong-shape", starts: '"no PDF"' },
  ])("applies the fault $fault to a document", async ({ fault, starts }) => {
    const intact = await content("EST-1006-2", await tokenOf("CLM-1006"));
    const response = await sendRequest(sandbox, "documents/EST-1006-2/content", {
      headers: {
        "X-Document-Token": await tokenOf("CLM-1006"),
        "X-Sandbox-Fault": `document=${fault}`,
      },
    });
    const text = await response.text();

    expect(text.startsWith(starts)).toBe(true);
    expect(text.length).toBeLessThan((await intact.text()).length);
  });
});
