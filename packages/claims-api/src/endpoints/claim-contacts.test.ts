import { describe, expect, test, vi } from "vitest";
import {
  clientThatAnswers,
  type SentRequest,
  silence,
  status,
} from "../../testing/client-that-answers.ts";
import { allClaimContacts, claimContacts, memberContactId } from "../index.ts";

const claim = { claimNumber: "CLM-1" };

/** A server with `count` contacts. It sends the total in a header, in the body, or not at all. */
function serverWith(count: number, totalIn: "header" | "body" | "nowhere" = "nowhere") {
  return ({ url }: SentRequest): Response => {
    const offset = Number(url.searchParams.get("offset"));
    const contacts = Array.from({ length: count }, (_, index) => ({ contactId: `C-${index}` }));
    const page = contacts.slice(offset, offset + 30);
    return Response.json(
      { claimContacts: page, ...(totalIn === "body" && { totalCount: String(count) }) },
      { headers: totalIn === "header" ? { "X-Total-Count": String(count) } : {} },
    );
  };
}

describe("a page of contacts", () => {
  test("is requested with GET claims/{claimNumber}/claim-contacts?limit=30&offset=", async () => {
    const { client, sent } = clientThatAnswers([serverWith(65)]);
    await client.call(claimContacts, claim);
    await client.call(claimContacts, { ...claim, offset: 60 });

    expect(sent.map(({ url }) => url.href)).toEqual([
      "https://api.example.com/claims-api/claims/CLM-1/claim-contacts?limit=30&offset=0",
      "https://api.example.com/claims-api/claims/CLM-1/claim-contacts?limit=30&offset=60",
    ]);
  });

  test("accepts other forms of values, and drops invalid contacts", async () => {
    const { client } = clientThatAnswers([
      {
        claimContacts: [
          { contactId: 7, roles: "insured", isCurrentUser: "Y", email: "" },
          { contactId: "8", roles: ["Insured", 3, {}], role: { code: "drv", name: "Driver" } },
          {},
        ],
      },
    ]);
    const { data, warnings } = await client.load(claimContacts, claim);

    expect(warnings.map(({ path }) => path)).toEqual([
      "claimContacts.1.roles.2",
      "claimContacts.2",
    ]);
    expect(data).toEqual({
      claimContacts: [
        { contactId: "7", roles: ["insured"], isCurrentUser: true, isThirdParty: false },
        {
          contactId: "8",
          roles: ["Insured", "3", "drv", "Driver"],
          isCurrentUser: false,
          isThirdParty: false,
        },
      ],
      totalCount: undefined,
      isFull: false,
    });
  });

  test("is empty for a 204", async () => {
    const { client } = clientThatAnswers([status(204)]);
    await expect(client.call(claimContacts, claim)).resolves.toMatchObject({ claimContacts: [] });
  });
});

describe("all contacts", () => {
  test.each([
    { count: 0, totalIn: "nowhere" as const, requests: 1 },
    { count: 29, totalIn: "nowhere" as const, requests: 1 },
    { count: 30, totalIn: "nowhere" as const, requests: 2 },
    { count: 30, totalIn: "header" as const, requests: 1 },
    { count: 30, totalIn: "body" as const, requests: 1 },
    { count: 31, totalIn: "header" as const, requests: 2 },
    { count: 65, totalIn: "nowhere" as const, requests: 3 },
    { count: 60, totalIn: "body" as const, requests: 2 },
  ])(
    "loads $count in $requests requests, with the total in: $totalIn",
    async ({ count, totalIn, requests }) => {
      const { client, sent } = clientThatAnswers([serverWith(count, totalIn)]);

      await expect(allClaimContacts(client, claim)).resolves.toHaveLength(count);
      expect(sent).toHaveLength(requests);
    },
  );

  test("are limited to 20 pages", async () => {
    const { client, sent } = clientThatAnswers([serverWith(10_000)]);

    await expect(allClaimContacts(client, claim)).resolves.toHaveLength(600);
    expect(sent).toHaveLength(20);
  });

  test("are without duplicates; the first one wins", async () => {
    const page = Array.from({ length: 30 }, (_, index) => ({
      contactId: `C-${index % 3}`,
      displayName: index,
    }));
    const { client } = clientThatAnswers([
      { claimContacts: page },
      { claimContacts: [{ contactId: "C-1" }] },
    ]);
    const contacts = await allClaimContacts(client, claim);

    expect(contacts.map(({ contactId, displayName }) => `${contactId} ${displayName}`)).toEqual([
      "C-0 0",
      "C-1 1",
      "C-2 2",
    ]);
  });

  test("continue after a full page with invalid contacts", async () => {
    const page = [...Array.from({ length: 29 }, (_, index) => ({ contactId: `C-${index}` })), {}];
    const { client } = clientThatAnswers([
      { claimContacts: page },
      { claimContacts: [{ contactId: "last" }] },
    ]);

    await expect(allClaimContacts(client, claim)).resolves.toHaveLength(30);
  });

  test("end after a short page, even if it has invalid values", async () => {
    const unreadable = { contactId: "C-1", roles: Array.from({ length: 40 }, () => ({})) };
    const { client, sent } = clientThatAnswers([{ claimContacts: [unreadable] }]);

    await expect(allClaimContacts(client, claim)).resolves.toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test("stop when the caller aborts", async () => {
    const { client, sent } = clientThatAnswers([serverWith(65), silence]);
    const controller = new AbortController();
    const pending = allClaimContacts(client, claim, { signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    controller.abort("bye");

    await expect(pending).rejects.toBe("bye");
    expect(sent).toHaveLength(2);
    expect(sent[1]?.signal.aborted).toBe(true);
  });

  test("fail with the error of a page", async () => {
    const { client } = clientThatAnswers([serverWith(65), status(403)]);
    await expect(allClaimContacts(client, claim)).rejects.toMatchObject({
      code: "forbidden",
      call: "claimContacts",
    });
  });
});

describe("the member among the contacts", () => {
  const contact = (contactId: string, more: object = {}) => ({ contactId, ...more });
  const insured = (contactId: string, more: object = {}) =>
    contact(contactId, { roles: ["Driver", "INSURED"], ...more });
  const user = { isCurrentUser: true };
  const third = { isThirdParty: true };

  test.each([
    { case: "the current user", contacts: [insured("a"), contact("b", user)], member: "b" },
    { case: "otherwise the insured", contacts: [contact("a"), insured("b")], member: "b" },
    {
      case: "not a third party",
      contacts: [insured("a", third), insured("b"), insured("c", { role: "Third-Party Driver" })],
      member: "b",
    },
    { case: "nobody without contacts", contacts: [] },
    { case: "nobody without a role", contacts: [contact("a"), contact("b")] },
    { case: "nobody if two are insured", contacts: [insured("a"), insured("b")] },
    { case: "nobody if two are the user", contacts: [contact("a", user), contact("b", user)] },
    {
      case: "nobody if the user is a third party",
      contacts: [contact("a", { ...user, ...third })],
    },
    { case: "nobody if the user has no id", contacts: [user, insured("b")] },
    { case: "nobody if a contact cannot be read", contacts: [null, insured("b")] },
    {
      case: "nobody if a role cannot be read",
      contacts: [contact("a", { role: {} }), insured("b")],
    },
  ])("is $case", async ({ contacts, member }) => {
    const { client } = clientThatAnswers([{ claimContacts: contacts }]);
    await expect(client.call(memberContactId, claim)).resolves.toBe(member);
  });

  test.each([
    { roles: "Named Insured" },
    { roles: "NAMED_INSURED" },
    { roles: "Driver; Insured" },
    { roles: { code: "insured" } },
    { roles: [{ code: "INS", name: "Named Insured" }] },
    { role: "insured" },
    { role: ["PolicyHolder"] },
  ])("is insured with %j", async (roles) => {
    const contacts = [contact("a", { roles: ["claimant"] }), contact("b", roles)];
    const { client } = clientThatAnswers([{ claimContacts: contacts }]);
    await expect(client.call(memberContactId, claim)).resolves.toBe("b");
  });

  test.each([
    "Additional insured",
    "Insured's attorney",
    "uninsured",
    "insured driver",
    "NI",
    { code: "attorney", relatedTo: "insured" },
  ])("is not insured as %j", async (role) => {
    const { client } = clientThatAnswers([{ claimContacts: [contact("a", { role })] }]);
    await expect(client.call(memberContactId, claim)).resolves.toBeUndefined();
  });

  test("is found on a later page", async () => {
    const page = Array.from({ length: 30 }, (_, index) => contact(`C-${index}`));
    const { client } = clientThatAnswers([
      { claimContacts: page },
      { claimContacts: [contact("user", { isCurrentUser: true })] },
    ]);
    await expect(client.call(memberContactId, claim)).resolves.toBe("user");
  });

  test("is looked up once, until the client is cleared", async () => {
    const { client, sent } = clientThatAnswers([{ claimContacts: [insured("a")] }]);
    await client.call(memberContactId, claim);
    await client.call(memberContactId, claim);
    expect(sent).toHaveLength(1);

    client.clear();
    await client.call(memberContactId, claim);
    expect(sent).toHaveLength(2);
  });
});
