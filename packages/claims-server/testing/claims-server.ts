import { ClaimsProblem, type ClaimsServer, type ClaimsServerOptions } from "../src/index.ts";
import { createClaimsServer } from "../src/server.ts";

/** The user of the tests. */
export interface User {
  id: string;
}

/** The token of {@link User}. Long enough to be recognized in an error. */
export const token = "header.payload-of-ana.signature";

const person = { claimAdjusterName: "Dana Whitfield", tollFreeNumber: "8005550140" };

/** A server of two claims: `A-1` is Ana's, and in `B/2` she is the third party `CNT-2`. */
const options: ClaimsServerOptions<User> = {
  authenticate: ({ token: sent }) => (sent === token ? { id: "ana" } : undefined),
  mayRead({ user, claimNumber, isThirdParty, contactId }) {
    if (user.id !== "ana") return false;
    if (claimNumber === "A-1") return isThirdParty ? false : "member";
    if (claimNumber !== "B/2" || (isThirdParty && contactId !== "CNT-2")) return false;
    return "third party";
  },
  handlers: {
    claimSummary: ({ claimNumber }) => ({
      claimNumber,
      vehicle: "2021 Honda Civic",
      claimType: "AUTO",
      status: "OPEN",
    }),
    claimContacts: () => ({
      claimContacts: Array.from({ length: 65 }, (_, index) => ({
        contactId: `CNT-${index}`,
        displayName: "Ana Lopez",
        roles: ["insured"],
      })),
    }),
    reportDetails: ({ language }) => ({
      latestUpdate:
        language === "es-US"
          ? "Recibimos su reporte. Su deducible es de $500."
          : "We received your report. Your deductible is $500.",
      incidentDate: "2026-11-18",
      incidentType: "Hail",
      coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
      hasVanishing: true,
    }),
    payoutDetails: () => ({
      deductible: "$500.00",
      providerPaidAmount: "$900.00",
      paymentDetails: [],
    }),
    closeDetails: () => ({ claimState: "open" }),
    contactUs: () => ({ generalClaimQuestions: person }),
    faqs: ({ isThirdParty }) => ({
      faqs: [
        { faqId: "1", question: "How long?", answer: "Ten days.", category: "REPORT" },
        {
          faqId: "2",
          question: "What is my deductible?",
          answer: isThirdParty ? "Your deductible." : "It is on your policy.",
          category: "REPAIRS",
        },
      ],
    }),
    document({ documentPublicID, accessToken }) {
      if (documentPublicID !== "EST-1") return null;
      if (accessToken === "token-of-EST-1") return new TextEncoder().encode("%PDF-1.7");
      throw new ClaimsProblem(401, { errorCode: "INVALID_DOCUMENT_TOKEN", detail: "No." });
    },
  },
};

/** Creates the server of the tests with other options. */
export function serverWith(other: Partial<ClaimsServerOptions<User>> = {}): ClaimsServer {
  return createClaimsServer({
    ...options,
    ...other,
    handlers: { ...options.handlers, ...other.handlers },
  });
}

/** Headers of every request. */
export const headers = {
  Authorization: `Bearer ${token}`,
  client_id: "tests",
  "X-Message-Id": "message-1",
  "Content-Type": "application/json",
};

/** Sends a request. `path` has no leading slash. */
export function send(
  server: ClaimsServer,
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const request = new Request(`https://claims.example.com/${path}`, {
    ...init,
    headers: { ...headers, ...init.headers },
  });
  return server.fetch(request);
}
