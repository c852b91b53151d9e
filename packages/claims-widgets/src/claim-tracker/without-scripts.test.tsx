import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { servePage } from "../../testing/served-page.ts";
import { stylesText } from "../styles-text.ts";

// What a claimant asks, and the server's page answers without scripts. Guide: docs/guides/server-rendering.md

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Shows the page of a claim on a phone, in a document without scripts. */
async function openWithoutScripts(claimNumber: string, locale: string): Promise<HTMLElement> {
  const { html } = await servePage(claimNumber, locale);
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.width = "360";
  frame.height = "740";
  frame.srcdoc = `<!doctype html><html lang="${locale}"><head><style>${tokensText}${kitStyles}${stylesText}</style></head><body>${html}</body></html>`;
  document.body.append(frame);
  await new Promise((resolve) => {
    frame.addEventListener("load", resolve, { once: true });
  });
  return frame.contentDocument?.body ?? document.body;
}

/** Questions that no call answers for a claim have no row. */
const ANSWERS: readonly (readonly [claimNumber: string, locale: string, object])[] = [
  [
    "CLM-1002",
    "en-US",
    {
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
  ],
  [
    "CLM-1006",
    "es-US",
    {
      "Which claim is this?": "CLM-1006",
      "What is its status?": "En reparación",
      "What is the latest news?": "Llegaron las piezas y comenzaron las reparaciones.",
      "What must I do now?": "Pague su deducible",
      "How?": "Pague $1,000 al taller cuando recoja su vehículo.",
      "What have you paid?": "$4,738.90",
      "Whom do I call?": "Llámenos",
      "Where are my documents?": "Ver y subir documentos",
    },
  ],
  [
    "CLM-2003",
    "en-US",
    {
      "Which claim is this?": "CLM-2003",
      "What is its status?": "Repairs In Progress",
      "What is the latest news?": /^The shop found more damage/,
      "What must I do now?": "Nothing to do right now",
      "What have you paid?": "$1,500",
      "Whom do I call?": /^Call Joan Pritchard/,
      "Where are my documents?": "View & upload documents",
    },
  ],
];

test.each(ANSWERS)(
  "the server's page of %s in %s answers what a claimant asks",
  async (claimNumber, locale, answers) => {
    const body = await openWithoutScripts(claimNumber, locale);

    const unanswered = Object.entries(answers).filter(([, answer]: [string, string | RegExp]) =>
      within(body)
        .queryAllByText(answer)
        .every((element) => !element.checkVisibility()),
    );
    expect(unanswered).toEqual([]);
  },
);
