import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetFeedback } from "./feedback-storage.ts";
import {
  type FeedbackRecord,
  feedbackSchema,
  type FeedbackSubject,
  storedFeedback,
  storeFeedback,
} from "./feedback.ts";

const record: FeedbackRecord = {
  claimNumber: "CLM-1",
  contactId: "CNT-7",
  persona: "member",
  device: "mobile",
  component: "payout-accordion",
  claimType: "AUTO",
  feedbackSection: "PAYOUT",
  feedbackResponse: "Yes",
};

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  // Clients in tests of other files have had users.
  forgetFeedback();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an answer", () => {
  test("is stored per claim, component and question", () => {
    storeFeedback({ ...record, component: "interactive-faqs", faqId: "PAY-01" });

    const subject = { claimNumber: "CLM-1", component: "interactive-faqs", faqId: "PAY-01" };
    expect(storedFeedback(subject)).toBe("Yes");
    expect(storedFeedback({ ...subject, claimNumber: "CLM-2" })).toBeUndefined();
    expect(storedFeedback({ ...subject, component: "all-faqs" })).toBeUndefined();
    expect(storedFeedback({ ...subject, faqId: "PAY-02" })).toBeUndefined();
    expect(storedFeedback({ ...subject, faqId: undefined })).toBeUndefined();
  });

  test("can be changed", () => {
    storeFeedback(record);
    storeFeedback({ ...record, feedbackResponse: "No" });
    expect(storedFeedback(record)).toBe("No");
  });

  test("is stored under a versioned key, without the person, the device or the claim type", () => {
    storeFeedback(record);
    expect([...items]).toEqual([["claimkit:feedback:1", '[["CLM-1|payout-accordion|-","Yes"]]']]);
  });

  test("is dropped when 200 newer ones are stored", () => {
    for (let number = 0; number < 200; number += 1) {
      storeFeedback({ ...record, claimNumber: `CLM-${number}` });
    }
    storeFeedback({ ...record, claimNumber: "CLM-0" });
    storeFeedback({ ...record, claimNumber: "CLM-200" });

    expect(JSON.parse(items.get("claimkit:feedback:1") ?? "")).toHaveLength(200);
    expect(storedFeedback({ ...record, claimNumber: "CLM-0" })).toBe("Yes");
    expect(storedFeedback({ ...record, claimNumber: "CLM-1" })).toBeUndefined();
    expect(storedFeedback({ ...record, claimNumber: "CLM-200" })).toBe("Yes");
  });

  const subjects: FeedbackSubject[] = [
    { claimNumber: "__proto__", component: "constructor", faqId: "toString" },
    { claimNumber: "__proto__", component: "__proto__" },
    { claimNumber: "a|b", component: "c" },
    { claimNumber: "a", component: "b|c" },
    { claimNumber: "", component: "" },
  ];
  test.each(subjects)("to %j affects nothing else", (subject) => {
    for (const other of subjects) expect(storedFeedback(other)).toBeUndefined();
    storeFeedback({ ...record, ...subject });
    for (const other of subjects) {
      expect(storedFeedback(other)).toBe(other === subject ? "Yes" : undefined);
    }
    expect("polluted" in {}).toBe(false);
  });
});

describe("storage", () => {
  test("with an invalid entry keeps the others", () => {
    items.set("claimkit:feedback:1", '[7,["CLM-1|payout-accordion|-","Yes"],["x","Maybe"]]');
    expect(storedFeedback(record)).toBe("Yes");
  });

  test.each(["{", "null", "{}", '[["x"]]', '[["CLM-1|payout-accordion|-","Maybe"]]', "7"])(
    "with %s counts as empty",
    (stored) => {
      items.set("claimkit:feedback:1", stored);
      expect(storedFeedback(record)).toBeUndefined();
    },
  );

  test("that is full or blocked does not throw", () => {
    const blocked = () => {
      throw new DOMException("", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked });
    expect(() => storeFeedback(record)).not.toThrow();
    expect(storedFeedback(record)).toBeUndefined();
  });

  test("that is missing counts as empty", () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(() => storeFeedback(record)).not.toThrow();
    expect(storedFeedback(record)).toBeUndefined();
  });
});

describe("a record", () => {
  test("matches its schema", () => {
    expect(v.parse(feedbackSchema, record)).toEqual(record);
  });

  test.each([
    { feedbackResponse: "Maybe" },
    { persona: "adjuster" },
    { device: "watch" },
    { feedbackSection: "OTHER" },
    { claimNumber: "" },
    { component: "" },
  ])("with %j does not match", (fault) => {
    expect(v.is(feedbackSchema, { ...record, ...fault })).toBe(false);
  });
});
