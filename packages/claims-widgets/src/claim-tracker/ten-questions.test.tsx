import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openClaimPage } from "../../testing/claim-page.tsx";
import { withStyles } from "../../testing/documents.tsx";

// What a claimant asks, and where the page of a claim answers it. Rules: docs/reference/claims.md#claim-tracker

withStyles();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 12) });
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await page.viewport(414, 896);
});

/** In px from the top of the page: two screens of a phone. */
const TOP = 1480;

/** Questions that no call answers for a claim have no row. */
const ANSWERS: Record<string, Record<string, string | RegExp>> = {
  "CLM-1001": {
    "Which claim is this?": "CLM-1001",
    "What is its status?": "Claim Reported",
    "What is the latest news?":
      "We are checking whether your vehicle is eligible for a rental car.",
    "What must I do now?": "Choose how to get an estimate",
    "Whom do I call?": "Call us",
    "Where are my documents?": "View & upload documents",
  },
  "CLM-1002": {
    "Which claim is this?": "CLM-1002",
    "What is its status?": "Inspection Scheduled",
    "What is the latest news?": "Your repair shop expects you tomorrow.",
    "What must I do now?": "Bring your vehicle to Short North Collision",
    "By when?": "Tomorrow",
    "When is my appointment?": "Sat, Nov 21, 9:30 AM",
    "Where is my appointment?": "1042 N High St, Columbus, OH 43201",
    "What is my deductible?": "$500",
    "Whom do I call?": "Call us",
    "Where are my documents?": "View & upload documents",
  },
  "CLM-1006": {
    "Which claim is this?": "CLM-1006",
    "What is its status?": "Repairs In Progress",
    "What is the latest news?": "Parts have arrived and repairs have begun.",
    "What must I do now?": "Pay your deductible",
    "What is my deductible?": "$1,000",
    "How do I pay it?": "Please pay the shop $1,000 when you pick up your vehicle.",
    "What have you paid?": "$4,738.90",
    "Whom do I call?": "Call us",
    "Where are my documents?": "View & upload documents",
  },
  "CLM-1007": {
    "Which claim is this?": "CLM-1007",
    "What is its status?": "Total Loss Review",
    "What is the latest news?": "We valued your vehicle. Please review our offer.",
    "What must I do now?": "Read the valuation of your vehicle",
    "What is my deductible?": /\$500/,
    "Whom do I call?": "Call us",
    "Where are my documents?": "View & upload documents",
  },
  "CLM-1011": {
    "Which claim is this?": "CLM-1011",
    "What is its status?": "Closed",
    "What must I do now?": "Nothing to do right now",
    "What is my deductible?": "$0",
    "What have you paid?": "$8,945.10",
    "Whom do I call?": "Call us",
    "Where are my documents?": "View & upload documents",
  },
  "CLM-2003": {
    "Which claim is this?": "CLM-2003",
    "What is its status?": "Repairs In Progress",
    "What is the latest news?": /^The shop found more damage/,
    "What must I do now?": "Nothing to do right now",
    "What have you paid?": "$1,500",
    "Whom do I call?": "Call us",
    "Where are my documents?": "View & upload documents",
  },
};

test.each(Object.keys(ANSWERS))(
  "within two screens of a phone, the page of %s answers what a claimant asks",
  async (claimNumber) => {
    await page.viewport(360, 740);
    const isThirdParty = claimNumber.startsWith("CLM-2");
    const settings = { phone: "1-800-555-0199" };
    await openClaimPage(
      isThirdParty
        ? { claimNumber, isThirdParty, contactId: claimNumber.replace("CLM", "CNT") }
        : { claimNumber },
      settings,
    );
    const tracker = screen.getByRole("group", { name: "Your claim" });
    const top = tracker.getBoundingClientRect().top;

    const places = Object.entries(ANSWERS[claimNumber] ?? {}).map(([question, answer]) => ({
      question,
      answer,
      bottom: Math.min(
        ...screen
          .queryAllByText(answer)
          .filter((element) => tracker.contains(element) && element.checkVisibility())
          .map((element) => Math.round(element.getBoundingClientRect().bottom - top)),
      ),
    }));
    expect(places.filter(({ bottom }) => bottom > TOP)).toEqual([]);
  },
);
