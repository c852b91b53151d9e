import { checkExposed } from "./check-cors.ts";
import { repeatedIn } from "./check-searches.ts";
import { type Found, quoted } from "./differences.ts";
import {
  type Answer,
  type Body,
  itemsOf,
  read,
  textOf,
  type Verification,
} from "./verification.ts";

const PAGE_SIZE = 30;

/** Reads the pages of a claim's contacts. Returns the id of the member's contact, if one is. */
export async function checkContacts(
  run: Verification,
  claimNumber: string,
): Promise<string | undefined> {
  const page = (offset: number): Promise<Answer | undefined> =>
    read(run, {
      call: "claimContacts",
      parameters: { claimNumber },
      query: { limit: String(PAGE_SIZE), offset: String(offset) },
    });
  const report = (difference: Found): void => run.found.add("claimContacts", difference);
  const first = await page(0);
  if (!first) return undefined;
  const contacts = itemsOf(first.body, "claimContacts");
  if (contacts.length > PAGE_SIZE) {
    report({
      field: "limit",
      sent: `${contacts.length} contacts for limit=${PAGE_SIZE}`,
      send: `at most ${PAGE_SIZE}`,
      why: "The client takes a page that is not full for the last one, and a longer one for any.",
    });
  }
  const total = checkTotal(first, contacts.length, report);
  const rest = await readRest(page, contacts, report);
  const all = [...contacts, ...rest];
  if (total !== undefined && total !== all.length && contacts.length <= PAGE_SIZE) {
    report({
      field: "X-Total-Count",
      sent: `${total}, but ${all.length} contacts`,
      send: "the number of contacts on all pages",
      why: "The client stops at this number.",
    });
  }
  return memberOf(all, report);
}

/** The total, of the header or of the body. */
function checkTotal(
  { reply, body }: Answer,
  count: number,
  report: (found: Found) => void,
): number | undefined {
  checkExposed(reply, ["X-Total-Count", "Retry-After"], report);
  const sent = reply.headers.get("X-Total-Count") ?? body["totalCount"];
  if (sent === undefined && count >= PAGE_SIZE) {
    report({
      level: "warning",
      field: "X-Total-Count",
      sent: "nothing",
      send: "the number of contacts on all pages",
      why: "The client requests one page more than there are.",
    });
  }
  return sent === undefined || sent === "" || Number.isNaN(Number(sent)) ? undefined : Number(sent);
}

/** The contacts after the first page. The page after the last one is empty. */
async function readRest(
  page: (offset: number) => Promise<Answer | undefined>,
  first: readonly Body[],
  report: (found: Found) => void,
): Promise<Body[]> {
  if (first.length > PAGE_SIZE) return [];
  const ids = new Set(first.map((contact) => textOf(contact, "contactId")));
  const rest: Body[] = [];
  for (let offset = first.length; offset > 0 && offset < 1000;) {
    const answer = await page(offset);
    const contacts = itemsOf(answer?.body, "claimContacts");
    if (contacts.length === 0) break;
    const repeated = contacts.find((contact) => ids.has(textOf(contact, "contactId")));
    if (repeated || first.length < PAGE_SIZE) {
      report({
        field: "offset",
        sent: repeated
          ? `a contact of an earlier page for offset=${offset}`
          : `more contacts for offset=${offset}, after a page of ${first.length}`,
        send: "the contacts after as many as offset, and full pages before the last one",
        why: "The client requests the same contacts again, or misses some.",
      });
      break;
    }
    for (const contact of contacts) ids.add(textOf(contact, "contactId"));
    rest.push(...contacts);
    offset += contacts.length;
  }
  return rest;
}

/** The member: the current user, otherwise the insured. */
function memberOf(all: readonly Body[], report: (found: Found) => void): string | undefined {
  const repeated = repeatedIn(all, "contactId");
  if (repeated !== undefined) {
    report({
      field: "claimContacts.*.contactId",
      sent: `${quoted(repeated)} twice`,
      send: "an id for each contact",
      why: "The client shows only one of them.",
    });
  }
  const users = all.filter(({ isCurrentUser }) => isCurrentUser === true);
  const insured = all.filter(
    ({ roles }) =>
      Array.isArray(roles) &&
      roles.some((role) => /^(?:named |primary )?insured$|^policyholder$/i.test(String(role))),
  );
  const [member, ...others] = users.length > 0 ? users : insured;
  if (all.length > 0 && (!member || others.length > 0)) {
    report({
      field: users.length > 0 ? "claimContacts.*.isCurrentUser" : "claimContacts.*.roles",
      sent: member
        ? `${others.length + 1} contacts that may be the user`
        : "no contact that is the user or insured",
      send: "isCurrentUser true for the user, or the role insured for one contact",
      why: "Without the member's contact, the client shows no progress.",
    });
  }
  return member && textOf(member, "contactId");
}
