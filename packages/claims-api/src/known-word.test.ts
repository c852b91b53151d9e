import { expect, test } from "vitest";
import { knownWord, leadingWord } from "./known-word.ts";

const STATES = ["open", "closed"] as const;
const STATUSES = ["not_started", "in_progress", "complete", "completed"] as const;

test.each([
  { sent: "not_started", word: "not_started" },
  { sent: "NOT STARTED", word: "not_started" },
  { sent: "NotStarted", word: "not_started" },
  { sent: "not-started", word: "not_started" },
  { sent: "Not\u00a0Started", word: "not_started" },
  { sent: "NOTSTARTED", word: "not_started" },
  { sent: "In‑Progress", word: "in_progress" },
  { sent: "Incomplete", word: undefined },
  { sent: "Repair Complete", word: undefined },
  { sent: "Complete - Paid", word: undefined },
  { sent: "", word: undefined },
])("'$sent' is $word", ({ sent, word }) => {
  expect(knownWord(sent, STATUSES)).toBe(word);
});

test.each([
  { sent: "Closed - Paid", begins: "closed" },
  { sent: "CLOSED/PAID", begins: "closed" },
  { sent: "Closed (Denied)", begins: "closed" },
  { sent: "closed_rejected", begins: "closed" },
  { sent: "ClosedWithoutPayment", begins: "closed" },
  { sent: "Closed: Not Covered", begins: "closed" },
  { sent: "Open - Litigation", begins: "open" },
  { sent: "Closed Pending Review", begins: "closed, in doubt" },
  { sent: "Closed - Partial Payment", begins: "closed, in doubt" },
  { sent: "Closed?", begins: "closed, in doubt" },
  { sent: "Closed - Reopened", begins: "nothing" },
  { sent: "Open/Closed", begins: "nothing" },
  { sent: "Open a claim", begins: "nothing" },
  { sent: "Opening", begins: "nothing" },
  { sent: "Closing", begins: "nothing" },
  { sent: "Close", begins: "nothing" },
  { sent: "Not Closed", begins: "nothing" },
  { sent: "Pending Denial", begins: "nothing" },
  { sent: "CP", begins: "nothing" },
  { sent: "RC", begins: "nothing" },
  { sent: "Closedown", begins: "nothing" },
  { sent: "", begins: "nothing" },
])("the state '$sent' begins with $begins", ({ sent, begins }) => {
  const found = leadingWord(sent, STATES);
  expect(found ? `${found.word}${found.isDoubtful ? ", in doubt" : ""}` : "nothing").toBe(begins);
});

test.each([
  { sent: "NOT_STARTED_YET", begins: "not_started" },
  { sent: "Completed with exceptions", begins: "completed" },
  { sent: "Complete (paid)", begins: "complete" },
  { sent: "In Progress - 50%", begins: "in_progress" },
  { sent: "COMPLETE_YOUR_FORM", begins: undefined },
  { sent: "In progress, not complete", begins: undefined },
  { sent: "In Process", begins: undefined },
])("the status '$sent' begins with $begins", ({ sent, begins }) => {
  expect(leadingWord(sent, STATUSES)?.word).toBe(begins);
});
