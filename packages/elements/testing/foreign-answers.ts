/**
 * Answers as backends of other insurers send them, written without a look at the code.
 *
 * How to read an entry
 * - Today is 2026-11-27. Unless `input` says otherwise, a member asks for CLAIM_NUMBER.
 * - `raw` is the text of the body as it is sent (numbers above 2^53, pages in place of JSON); else `body` is sent as JSON.
 * - Expectations hold with every panel, breakdown and "See more" opened.
 * - `fails`: the call rejects with `invalid_response`.
 * - `shows`: literal texts, case counts. A text that ends in the middle of a number ('$2,917.5') leaves one or two decimals open.
 * - `showsNot`: a string is a literal part of the text, a RegExp is tested against the whole visible text.
 * - Where the rules allow several outcomes (read it, drop it, fail), there is only `showsNot`.
 * - `asksFor`, `neverAsksFor`, `firstDocument` and `markers` are facts that are not text; a test that can't see them may skip them.
 */
export const CLAIM_NUMBER = 'CLM-2026-004417';
const THIRD_PARTY_CONTACT = 'CLAIMANT-2';

export type ForeignCall =
  | 'claimContacts' | 'timelines' | 'claimSummary' | 'associateClaimSummary' | 'contactUs'
  | 'reportDetails' | 'payoutDetails' | 'servicesDetails' | 'repairsDetails' | 'closeDetails'
  | 'faqs' | 'faqSearch' | 'repairFacilitiesSearch' | 'locationSuggest' | 'claimSearch';

export interface ForeignInput { claimNumber?: string; contactId?: string; isThirdParty?: true; category?: 'REPORT' | 'SERVICES' | 'REPAIRS' | 'PAYOUT'; text?: string }

export interface ForeignExpectation {
  /** the call must be an error, `invalid_response` */
  fails?: true;
  /** texts that can be read on screen */
  shows?: readonly string[];
  /** false statements that must not be on screen */
  showsNot?: readonly (string | RegExp)[];
  /** claimContacts: the contact whose timeline the member's page asks for */
  asksFor?: string;
  /** claimContacts: contacts whose timeline the member's page must never ask for */
  neverAsksFor?: readonly string[];
  /** repairsDetails: the documentPublicID that stands for 'Current estimate' */
  firstDocument?: string;
  /** repairFacilitiesSearch: how many of the shops may be on the map */
  markers?: number;
  /** the rule that this follows from */
  why: string;
}

interface ForeignAnswerBase { id: string; call: ForeignCall; input?: ForeignInput; expect: ForeignExpectation }
export type ForeignAnswer =
  | (ForeignAnswerBase & { body: unknown; raw?: undefined })
  | (ForeignAnswerBase & { raw: string; body?: undefined });

// ── statements of ours ──────────────────────────────────────────────────────
const STILL_OPEN = 'Your claim is still open';
const NOW_CLOSED = 'Your claim is now closed';
const NO_CLAIMS = 'You have no recent claims';
const NO_PAYMENTS = 'Currently we have no payment information';
const NOBODY = 'Nobody has been assigned';
const NO_QUESTIONS = 'There are no questions here yet';
const NO_REPORT = 'There are no report details yet';
const NO_SHOPS = 'No Shops Found';
const NO_DEDUCTIBLE = 'You will not need to pay a deductible';
const INSPECTION = /inspection is needed/i;
const RENTAL_YES = 'Rental coverage available';
const TAG_OPEN = /\bOpen\b/;
const TAG_CLOSED = /\bClosed\b/;
const STEP_COMPLETE = /\bComplete\b/;
/** never on any screen */
const JUNK: readonly (string | RegExp)[] = ['[object Object]', 'Invalid Date', /\bNaN\b/, /\bundefined\b/, /\bnull\b/];

const THIRD_PARTY: ForeignInput = { isThirdParty: true, contactId: THIRD_PARTY_CONTACT };

export const answers: readonly ForeignAnswer[] = [

  // ═════════════════════════ closeDetails ═════════════════════════
  {
    id: 'close-status-data-envelope', call: 'closeDetails',
    body: { status: 'SUCCESS', data: { claimState: 'Closed', closeDate: '2026-11-20' } },
    expect: { fails: true, showsNot: [STILL_OPEN], why: 'Status and data around it and none of the fields of the answer.' },
  },
  {
    id: 'close-result-envelope-snake', call: 'closeDetails',
    body: { result: { claim_state: 'CLOSED', close_date: '2026-11-20', closing_reason: 'PAID_IN_FULL' } },
    expect: { fails: true, showsNot: [STILL_OPEN], why: 'A non-empty answer with nothing that we can read.' },
  },
  {
    id: 'close-snake-flat', call: 'closeDetails',
    body: { claim_state: 'CLOSED', close_date: '2026-11-20', display_text: 'Your claim was settled.' },
    expect: { fails: true, showsNot: [STILL_OPEN], why: 'No known field.' },
  },
  {
    id: 'close-pascal-flat', call: 'closeDetails',
    body: { ClaimState: 'Closed', CloseDate: '2026-11-20T00:00:00', DisplayText: null },
    expect: { fails: true, showsNot: [STILL_OPEN], why: 'No known field; field names are exact.' },
  },
  {
    id: 'close-fault-in-200', call: 'closeDetails',
    body: { fault: { faultstring: 'Policy quota exceeded', detail: { errorcode: 'policies.ratelimit.QuotaViolation' } } },
    expect: { fails: true, showsNot: [STILL_OPEN, 'QuotaViolation'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'close-soap-envelope', call: 'closeDetails',
    body: { 'soap:Envelope': { 'soap:Body': { GetCloseDetailsResponse: { claimState: 'Closed', closeDate: '2026-11-20-05:00' } } } },
    expect: { fails: true, showsNot: [STILL_OPEN], why: 'Nothing that we can read at the place where the answer is.' },
  },
  {
    id: 'close-login-page-in-200', call: 'closeDetails',
    raw: '<html><body>Please log in</body></html>',
    expect: { fails: true, showsNot: [STILL_OPEN, 'Please log in'], why: 'A page of a gateway is no answer.' },
  },
  {
    id: 'close-json-inside-json-text', call: 'closeDetails',
    raw: '"{\\"claimState\\":\\"Closed\\",\\"closeDate\\":\\"2026-11-20\\"}"',
    expect: { showsNot: [STILL_OPEN, '{"claimState"'], why: 'Read it or fail, but it is never an open claim.' },
  },
  {
    id: 'close-beside-empty-error-fields', call: 'closeDetails',
    body: { status: 200, message: 'OK', error: null, errors: [], claimState: 'Closed', closeDate: '2026-11-20' },
    expect: { shows: [NOW_CLOSED, '11/20/2026'], showsNot: [STILL_OPEN], why: 'The fields that make the answer are there, and the error fields are empty.' },
  },
  {
    id: 'close-closed-dash-paid', call: 'closeDetails',
    body: { claimState: 'Closed - Paid', closeDate: '2026-11-20' },
    expect: { shows: [NOW_CLOSED, '11/20/2026'], showsNot: [STILL_OPEN], why: 'Begins with a known word and nothing contradicts it.' },
  },
  {
    id: 'close-closed-without-payment-us-midnight', call: 'closeDetails',
    body: { claimState: 'Closed Without Payment', closeDate: '11/20/2026 12:00:00 AM' },
    expect: { shows: [NOW_CLOSED, '11/20/2026'], showsNot: [STILL_OPEN, '12:00:00'], why: 'Closed with further words, and a US date with its midnight.' },
  },
  {
    id: 'close-closed-upper-underscore', call: 'closeDetails',
    body: { claimState: 'CLOSED_WITH_PAYMENT', closeDate: '2026-11-20T00:00:00Z' },
    expect: { shows: [NOW_CLOSED, '11/20/2026'], showsNot: [STILL_OPEN, '11/19/2026'], why: 'An unknown word makes no statement (case and underscores) and no date is a date (midnight UTC stays that day).' },
  },
  {
    id: 'close-closed-xml-date-with-offset', call: 'closeDetails',
    body: { claimState: 'closed', closeDate: '2026-11-20-05:00' },
    expect: { shows: [NOW_CLOSED, '11/20/2026'], showsNot: ['2026-11-20-05:00', '11/19/2026'], why: 'xs:date with a zone is a calendar day and never moves.' },
  },
  {
    id: 'close-closed-xml-date-z', call: 'closeDetails',
    body: { claimState: 'CLOSED', closeDate: '2026-11-20Z' },
    expect: { shows: [NOW_CLOSED, '11/20/2026'], showsNot: ['2026-11-20Z', '11/19/2026'], why: 'As above.' },
  },
  {
    id: 'close-epoch-ms-number', call: 'closeDetails',
    body: { claimState: 'Closed', closeDate: 1795132800000 },
    expect: { shows: [NOW_CLOSED], showsNot: ['1795132800000', '11/19/2026', STILL_OPEN, ...JUNK], why: 'The day or nothing, never the digits, never the day before.' },
  },
  {
    id: 'close-epoch-ms-text', call: 'closeDetails',
    body: { claimState: 'Closed', closeDate: '1795132800000' },
    expect: { shows: [NOW_CLOSED], showsNot: ['1795132800000', '11/19/2026', ...JUNK], why: 'The same as text.' },
  },
  {
    id: 'close-epoch-seconds-number', call: 'closeDetails',
    body: { claimState: 'Closed', closeDate: 1795132800 },
    expect: { shows: [NOW_CLOSED], showsNot: ['1795132800', '01/21/1970', '11/19/2026', ...JUNK], why: 'Seconds are never shown as digits nor as a day of 1970.' },
  },
  {
    id: 'close-dotnet-json-date', call: 'closeDetails',
    body: { claimState: 'Closed', closeDate: '/Date(1795132800000)/' },
    expect: { shows: [NOW_CLOSED], showsNot: ['/Date(', '1795132800000', '11/19/2026'], why: 'A date that we can\'t read is not shown as digits.' },
  },
  {
    id: 'close-compact-date', call: 'closeDetails',
    body: { claimState: 'Closed', closeDate: '20261120' },
    expect: { shows: [NOW_CLOSED], showsNot: ['20261120', '2026112', ...JUNK], why: 'Read it or leave it out.' },
  },
  {
    id: 'close-date-array', call: 'closeDetails',
    body: { claimState: 'Closed', closeDate: [2026, 11, 20] },
    expect: { shows: [NOW_CLOSED], showsNot: ['2026,11,20', '12/20/2026', '10/20/2026', STILL_OPEN, ...JUNK], why: 'A date of another type costs the date, not the state; months count from 1.' },
  },
  {
    id: 'close-date-object', call: 'closeDetails',
    body: { claimState: 'Closed', closeDate: { year: 2026, month: 11, day: 20 } },
    expect: { shows: [NOW_CLOSED], showsNot: ['12/20/2026', STILL_OPEN, ...JUNK], why: 'As above.' },
  },
  {
    id: 'close-mongo-date', call: 'closeDetails',
    body: { _id: { $oid: '6740a2f1c3e1a90012ab34cd' }, claimState: 'Closed', closeDate: { $date: '2026-11-20T18:20:05Z' } },
    expect: { shows: [NOW_CLOSED], showsNot: ['6740a2f1c3e1a90012ab34cd', STILL_OPEN, ...JUNK], why: 'A field that can\'t be read costs that field.' },
  },
  {
    id: 'close-closed-date-is-a-word', call: 'closeDetails',
    body: { claimState: 'Closed', closeDate: 'TBD' },
    expect: { shows: [NOW_CLOSED], showsNot: ['Closed on TBD', STILL_OPEN, ...JUNK], why: 'Words are no date.' },
  },
  {
    id: 'close-open-date-pending', call: 'closeDetails',
    body: { claimState: 'Open', closeDate: 'Pending' },
    expect: { shows: [STILL_OPEN], showsNot: [NOW_CLOSED, 'Closed on Pending', ...JUNK], why: 'Pending is no close date, so the claim stays open.' },
  },
  {
    id: 'close-open-end-of-time', call: 'closeDetails',
    body: { claimState: 'OPEN', closeDate: '9999-12-31' },
    expect: { shows: [STILL_OPEN], showsNot: [NOW_CLOSED, '12/31/9999', '9999'], why: 'The sentinel 9999-12-31 is no date.' },
  },
  {
    id: 'close-open-dotnet-empty-date', call: 'closeDetails',
    body: { claimState: 'open', closeDate: '0001-01-01T00:00:00' },
    expect: { shows: [STILL_OPEN], showsNot: [NOW_CLOSED, '0001', '01/01/1'], why: 'The empty date of .NET is no date.' },
  },
  {
    id: 'close-open-1901', call: 'closeDetails',
    body: { claimState: 'Open', closeDate: '1901-01-01T00:00:00Z' },
    expect: { shows: [STILL_OPEN], showsNot: [NOW_CLOSED, '1901', '12/31/1900'], why: '1901-01-01 is no date.' },
  },
  {
    id: 'close-open-epoch-zero', call: 'closeDetails',
    body: { claimState: 'Open', closeDate: 0 },
    expect: { shows: [STILL_OPEN], showsNot: [NOW_CLOSED, '1970', '1969'], why: 'Epoch 0 is no date.' },
  },
  {
    id: 'close-open-empty-text-date', call: 'closeDetails',
    body: { claimState: 'Open', closeDate: '', displayText: '' },
    expect: { shows: [STILL_OPEN], showsNot: [NOW_CLOSED, ...JUNK], why: 'An empty text is no date.' },
  },
  {
    id: 'close-date-alone', call: 'closeDetails',
    body: { closeDate: '2026-11-20' },
    expect: { shows: ['11/20/2026'], showsNot: [STILL_OPEN], why: 'No default \'Open\' beside a close date.' },
  },
  {
    id: 'close-display-text-alone', call: 'closeDetails',
    body: { displayText: 'Thank you. We finished work on this claim &amp; sent a letter.<br/>No action is needed.' },
    expect: { shows: ['We finished work on this claim & sent a letter.', 'No action is needed.'], showsNot: [STILL_OPEN, NOW_CLOSED, '&amp;', '<br'], why: 'An unknown word makes no statement (no default state) (entities and simple tags).' },
  },
  {
    id: 'close-state-code-object', call: 'closeDetails',
    body: { claimState: { code: 'closed', name: 'Closed' }, closeDate: '2026-11-20' },
    expect: { shows: ['11/20/2026'], showsNot: [STILL_OPEN, ...JUNK], why: 'A state of another type costs at most the state; it never becomes open.' },
  },
  {
    id: 'close-state-boolean', call: 'closeDetails',
    body: { claimState: false, closeDate: null },
    expect: { showsNot: [STILL_OPEN, NOW_CLOSED, ...JUNK], why: 'False says neither.' },
  },
  {
    id: 'close-state-null', call: 'closeDetails',
    body: { claimState: null, closeDate: null, displayText: null },
    expect: { showsNot: [STILL_OPEN, NOW_CLOSED, ...JUNK], why: 'No state, no statement.' },
  },
  {
    id: 'close-state-close-verb', call: 'closeDetails',
    body: { claimState: 'CLOSE', closeDate: '2026-11-20' },
    expect: { shows: ['11/20/2026'], showsNot: [STILL_OPEN], why: 'A word that we don\'t know is not open.' },
  },
  {
    id: 'close-state-pending-denial', call: 'closeDetails',
    body: { claimState: 'Pending Denial' },
    expect: { shows: ['Pending Denial'], showsNot: [NOW_CLOSED, STILL_OPEN], why: 'The server\'s own words, no statement of ours.' },
  },
  {
    id: 'close-state-repair-complete', call: 'closeDetails',
    body: { claimState: 'Repair Complete' },
    expect: { shows: ['Repair Complete'], showsNot: [NOW_CLOSED, STILL_OPEN], why: 'Never by what a word contains.' },
  },
  {
    id: 'close-state-settled', call: 'closeDetails',
    body: { claimState: 'SETTLED', closeDate: '2026-11-20T14:30:00-05:00' },
    expect: { shows: ['11/20/2026'], showsNot: [STILL_OPEN, 'T14:30'], why: 'With a close date it is not open; the date has an offset.' },
  },
  {
    id: 'close-state-reopened-after-close', call: 'closeDetails',
    body: { claimState: 'Reopened', closeDate: '2026-09-14' },
    expect: { shows: ['Reopened'], showsNot: [NOW_CLOSED], why: 'An unknown word is shown; the old close date does not close the claim again.' },
  },
  {
    id: 'close-state-code-rc', call: 'closeDetails',
    body: { claimState: 'RC' },
    expect: { showsNot: [STILL_OPEN, NOW_CLOSED], why: 'A code of one system is no statement.' },
  },
  {
    id: 'close-open-and-close-date', call: 'closeDetails',
    body: { claimState: 'Open', closeDate: '2026-10-02' },
    expect: { showsNot: [/still open[\s\S]*Closed on|Closed on[\s\S]*still open/], why: 'The two statements never stand beside each other.' },
  },
  {
    id: 'close-third-party-coverage-in-text', call: 'closeDetails', input: THIRD_PARTY,
    body: { claimState: 'Closed', closeDate: '2026-11-20', displayText: 'The insured\'s collision deductible of $1,000 was applied. It was paid to the shop.' },
    expect: { shows: ['11/20/2026'], showsNot: ['$1,000', /collision deductible/i], why: 'Amounts and words of coverage are not for a third party.' },
  },

  // ═════════════════════════ claimSearch ═════════════════════════
  {
    id: 'search-odata-value', call: 'claimSearch',
    body: { '@odata.context': 'https://api.example.test/$metadata#Claims', value: [{ ClaimNumber: '0417-55-2210', LossDate: '2026-11-20', Status: 'Open' }] },
    expect: { fails: true, showsNot: [NO_CLAIMS], why: 'A list that we can\'t find is not an empty list.' },
  },
  {
    id: 'search-jsonapi', call: 'claimSearch',
    body: { data: [{ type: 'claims', id: '88213', attributes: { 'claim-number': 'A-88213', 'claim-state': 'open', 'loss-date': '2026-11-20' } }], meta: { total: 1 } },
    expect: { fails: true, showsNot: [NO_CLAIMS], why: 'Data around it and none of the fields of the answer.' },
  },
  {
    id: 'search-hal', call: 'claimSearch',
    body: { _embedded: { claims: [{ claimNumber: 'H-1', claimState: 'Open', lossDate: '2026-11-20', lossCause: 'hail' }] }, page: { number: 0, totalElements: 1 } },
    expect: { fails: true, showsNot: [NO_CLAIMS], why: 'Unreadable is never none.' },
  },
  {
    id: 'search-graphql-null-with-errors', call: 'claimSearch',
    body: { data: null, errors: [{ message: 'Policy service timed out', path: ['claims'], extensions: { code: 'DOWNSTREAM' } }] },
    expect: { fails: true, showsNot: [NO_CLAIMS, 'DOWNSTREAM'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'search-old-odata', call: 'claimSearch',
    body: { d: { results: [{ ClaimNo: '1' }] } },
    expect: { fails: true, showsNot: [NO_CLAIMS], why: 'Unreadable is never none.' },
  },
  {
    id: 'search-bare-array', call: 'claimSearch',
    body: [{ claimNumber: 'B-101', claimState: 'Open', lossDate: '2026-11-20', lossCause: 'hail' }],
    expect: { showsNot: [NO_CLAIMS], why: 'Read it or fail, but there are claims.' },
  },
  {
    id: 'search-empty-with-meta-errors', call: 'claimSearch',
    body: { claimSummaries: [], meta: { errors: [{ code: 'CLM-503', detail: 'Claims index unavailable' }] } },
    expect: { fails: true, showsNot: [NO_CLAIMS], why: 'Also when the list is empty and only meta.errors says why.' },
  },
  {
    id: 'search-empty-with-errors', call: 'claimSearch',
    body: { claimSummaries: [], errors: ['Timed out after 3000 ms'] },
    expect: { fails: true, showsNot: [NO_CLAIMS], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'search-really-empty', call: 'claimSearch',
    body: { claimSummaries: [], totalCount: 0, errors: [], meta: { errors: [] } },
    expect: { shows: [NO_CLAIMS], why: 'An empty list gives the no-claims state; empty error lists say nothing.' },
  },
  {
    id: 'search-all-items-claim-no', call: 'claimSearch',
    body: { claimSummaries: [{ claimNo: '77-1', status: 'OPEN', dol: '11/20/2026' }, { claimNo: '77-2', status: 'CLOSED', dol: '01/05/2026' }] },
    expect: { fails: true, showsNot: [NO_CLAIMS], why: 'All items lack what identifies them.' },
  },
  {
    id: 'search-items-snake', call: 'claimSearch',
    body: { claimSummaries: [{ claim_number: '77-1', claim_state: 'open', loss_date: '2026-11-20', loss_cause: 'rearend' }] },
    expect: { fails: true, showsNot: [NO_CLAIMS], why: 'Unreadable is never none.' },
  },
  {
    id: 'search-items-wrapped', call: 'claimSearch',
    body: { claimSummaries: [{ claim: { claimNumber: '77-1', claimState: 'Open', lossDate: '2026-11-20' } }] },
    expect: { fails: true, showsNot: [NO_CLAIMS], why: 'Unreadable is never none.' },
  },
  {
    id: 'search-map-by-number', call: 'claimSearch',
    body: { claimSummaries: { 'M-1': { claimNumber: 'M-1', claimState: 'Open', lossDate: '2026-11-20', lossCause: 'hail' }, 'M-2': { claimNumber: 'M-2', claimState: 'Closed', lossDate: '2026-01-05', lossCause: 'fire' } } },
    expect: { showsNot: [NO_CLAIMS, ...JUNK], why: 'A map is read or the call fails.' },
  },
  {
    id: 'search-single-object', call: 'claimSearch',
    body: { claimSummaries: { claimNumber: 'S-1', claimState: 'Open', lossDate: '2026-11-20', lossCause: 'theft' } },
    expect: { showsNot: [NO_CLAIMS, ...JUNK], why: 'One claim in place of a list of one (XML to JSON) is not none.' },
  },
  {
    id: 'search-one-good-one-nameless', call: 'claimSearch',
    body: { claimSummaries: [{ claimState: 'Open', lossDate: '2026-11-21', lossCause: 'hail' }, { claimNumber: 'G-2', claimState: 'Closed', lossDate: '2026-11-20', lossCause: 'fire' }] },
    expect: { shows: ['G-2', '11/20/2026'], showsNot: [NO_CLAIMS, ...JUNK], why: 'Only the item without its number is dropped.' },
  },
  {
    id: 'search-date-arrays', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'CLM-1', claimState: 'Open', lossDate: [2026, 11, 20] }, { claimNumber: 'CLM-2', claimState: 'Open', lossDate: [2026, 1, 5, 13, 20] }] },
    expect: { shows: ['CLM-1', 'CLM-2'], showsNot: [NO_CLAIMS, '12/20/2026', '02/05/2026', ...JUNK], why: 'Two rows, with the right dates or without dates.' },
  },
  {
    id: 'search-big-numeric-number', call: 'claimSearch',
    raw: '{"claimSummaries":[{"claimNumber":9007199254740993001,"claimState":"Open","lossDate":"2026-11-20","lossCause":"hail"}]}',
    expect: { shows: ['9007199254740993001'], showsNot: ['9007199254740993000', '9.007'], why: 'Numbers above 2^53 are read as text.' },
  },
  {
    id: 'search-two-big-numbers-that-round-alike', call: 'claimSearch',
    raw: '{"claimSummaries":[{"claimNumber":20260417000000012,"claimState":"Open","lossDate":"2026-11-20"},{"claimNumber":20260417000000013,"claimState":"Closed","lossDate":"2026-10-20"}]}',
    expect: { shows: ['20260417000000012', '20260417000000013', '11/20/2026', '10/20/2026'], why: 'Two claims stay two claims.' },
  },
  {
    id: 'search-numeric-number-small', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 417552210, claimState: 'Open', lossDate: '2026-11-20', lossCause: 'hail' }] },
    expect: { shows: ['417552210', '11/20/2026'], showsNot: [NO_CLAIMS, '417,552,210'], why: 'A number is a readable claim number, and not an amount.' },
  },
  {
    id: 'search-midnight-utc', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'Z-1', claimState: 'Open', lossDate: '2026-11-20T00:00:00.000Z', lossCause: 'hail' }] },
    expect: { shows: ['Z-1', '11/20/2026'], showsNot: ['11/19/2026'], why: 'A calendar day that is sent as midnight UTC stays that day.' },
  },
  {
    id: 'search-midnight-plus-0000', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'Z-2', claimState: 'Open', lossDate: '2026-11-20T00:00:00.000+0000', lossCause: 'hail' }] },
    expect: { shows: ['Z-2'], showsNot: ['11/19/2026', '+0000', ...JUNK], why: 'The same in the form of Java; at worst the date is left out.' },
  },
  {
    id: 'search-us-datetime-sorted', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'CLM-JAN', claimState: 'Open', lossDate: '2026-01-05' }, { claimNumber: 'CLM-NOV', claimState: 'Open', lossDate: '11/05/2026 12:00:00 AM' }] },
    expect: { shows: ['11/05/2026', '01/05/2026'], showsNot: [/^(?:(?!CLM-NOV)[\s\S])*CLM-JAN/, '12:00:00'], why: 'A list is sorted by what is read, latest first.' },
  },
  {
    id: 'search-sentinel-dates', call: 'claimSearch',
    body: { claimSummaries: [
      { claimNumber: 'D-1', claimState: 'Open', lossDate: '0001-01-01T00:00:00' },
      { claimNumber: 'D-2', claimState: 'Open', lossDate: '1901-01-01' },
      { claimNumber: 'D-3', claimState: 'Open', lossDate: '9999-12-31' },
      { claimNumber: 'D-4', claimState: 'Open', lossDate: 0 },
      { claimNumber: 'D-5', claimState: 'Open', lossDate: '' },
      { claimNumber: 'D-6', claimState: 'Open', lossDate: null },
    ] },
    expect: { shows: ['D-1', 'D-2', 'D-3', 'D-4', 'D-5', 'D-6'], showsNot: ['0001', '1901', '1900', '9999', '1970', '1969', ...JUNK], why: 'No date is a date, and unreadable is never none: it costs only the date.' },
  },
  {
    id: 'search-date-words', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'W-1', claimState: 'Closed', lossDate: 'Pending', lossCause: 'fire' }, { claimNumber: 'W-2', claimState: 'Open', lossDate: '11/20/2026 2:30:00 PM', lossCause: 'fire' }] },
    expect: { shows: ['W-1', 'W-2', '11/20/2026'], showsNot: ['2:30:00', ...JUNK], why: 'No date is a date.' },
  },
  {
    id: 'search-cause-object', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'O-1', claimState: 'Open', lossDate: '2026-11-20', lossCause: { code: 'vehcollision', name: 'Collision with motor vehicle' } }] },
    expect: { shows: ['O-1', '11/20/2026'], showsNot: [NO_CLAIMS, ...JUNK], why: 'An optional field of a wrong type doesn\'t drop its claim.' },
  },
  {
    id: 'search-states-with-extra-words', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'X-1', claimState: 'Closed - Paid', lossDate: '2026-11-20', lossCause: 'hail' }, { claimNumber: 'X-2', claimState: 'CLOSED/NO PAY', lossDate: '2026-11-10', lossCause: 'hail' }] },
    expect: { shows: ['X-1', 'X-2', 'Closed'], showsNot: [TAG_OPEN], why: 'Begins with a known word; never the default Open.' },
  },
  {
    id: 'search-state-open-with-extra-words', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'X-3', claimState: 'OPEN - Investigation', lossDate: '2026-11-20', lossCause: 'hail' }] },
    expect: { shows: ['X-3', '11/20/2026'], showsNot: [TAG_CLOSED], why: 'Begins with open; it is not closed.' },
  },
  {
    id: 'search-state-incomplete', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'I-1', claimState: 'Incomplete', lossDate: '2026-11-20', lossCause: 'hail' }] },
    expect: { shows: ['I-1', 'Incomplete'], showsNot: [TAG_OPEN, TAG_CLOSED], why: 'The server\'s own word, no tag of ours.' },
  },
  {
    id: 'search-state-x12-codes', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'K-1', claimState: 'CP', lossDate: '2026-11-20' }, { claimNumber: 'K-2', claimState: 'RC', lossDate: '2026-11-19' }, { claimNumber: 'K-3', claimState: '4', lossDate: '2026-11-18' }] },
    expect: { shows: ['K-1', 'K-2', 'K-3'], showsNot: [TAG_OPEN, TAG_CLOSED], why: 'Codes of one system make no statement.' },
  },
  {
    id: 'search-state-missing-or-boolean', call: 'claimSearch',
    body: { claimSummaries: [{ claimNumber: 'N-1', lossDate: '2026-11-20' }, { claimNumber: 'N-2', claimState: true, lossDate: '2026-11-19' }, { claimNumber: 'N-3', claimState: 'Y', lossDate: '2026-11-18' }] },
    expect: { shows: ['N-1', 'N-2', 'N-3'], showsNot: [TAG_OPEN, TAG_CLOSED, ...JUNK], why: 'No default state.' },
  },

  // ═════════════════════════ claimSummary, associateClaimSummary ═════════════════════════
  {
    id: 'summary-status-success-data', call: 'claimSummary',
    body: { status: 'SUCCESS', data: { claimNumber: CLAIM_NUMBER, vehicle: '2021 Honda Accord', claimType: 'Auto', status: 'OPEN' } },
    expect: { fails: true, showsNot: ['Success', 'SUCCESS'], why: 'The status of an envelope is not the status of a claim.' },
  },
  {
    id: 'summary-status-500', call: 'claimSummary',
    body: { timestamp: '2026-11-27T15:04:11.220+00:00', status: 500, error: 'Internal Server Error', path: '/claim-summaries/' + CLAIM_NUMBER },
    expect: { fails: true, showsNot: ['500', 'Internal Server Error'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'summary-status-alone', call: 'claimSummary',
    body: { status: 'Open' },
    expect: { fails: true, why: 'The one field status is never enough.' },
  },
  {
    id: 'summary-success-payload', call: 'claimSummary',
    body: { success: true, payload: { claimNumber: CLAIM_NUMBER, vehicle: '2021 Honda Accord', status: 'Open' }, message: null },
    expect: { fails: true, why: 'Unreadable is never none and an error in a 200 is an error.' },
  },
  {
    id: 'summary-graphql', call: 'claimSummary',
    body: { data: { claimSummary: { claimNumber: CLAIM_NUMBER, vehicle: '2021 Honda Accord', claimType: 'Auto', status: 'Open' } } },
    expect: { fails: true, why: 'An error in a 200 is an error.' },
  },
  {
    id: 'summary-pascal', call: 'claimSummary',
    body: { ClaimNumber: CLAIM_NUMBER, Vehicle: '2021 HONDA ACCORD', ClaimType: 'AUTO', Status: 'OPEN', TellUsMoreVisibility: 'Y' },
    expect: { fails: true, why: 'No known field.' },
  },
  {
    id: 'summary-error-with-message', call: 'claimSummary',
    body: { code: 'CLM_NOT_AUTHORIZED', message: 'The claim does not belong to this member.', status: 'FAILED' },
    expect: { fails: true, showsNot: ['Failed', 'FAILED', 'CLM_NOT_AUTHORIZED'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'summary-fhir-outcome', call: 'claimSummary',
    body: { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code: 'not-found', diagnostics: 'No claim' }] },
    expect: { fails: true, why: 'A fault in a 200.' },
  },
  {
    id: 'summary-vehicle-object', call: 'claimSummary',
    body: { claimNumber: CLAIM_NUMBER, vehicle: { year: 2021, make: 'Honda', model: 'Accord', vin: '1HGCV1F30MA000001' }, claimType: 'Auto', status: 'OPEN' },
    expect: { shows: [CLAIM_NUMBER, 'Open'], showsNot: JUNK, why: 'A vehicle of another type costs at most the vehicle; the status is title-cased.' },
  },
  {
    id: 'summary-entities', call: 'claimSummary',
    body: { claimNumber: CLAIM_NUMBER, vehicle: '2019 Chrysler Town &amp; Country', claimType: 'Auto', status: 'Open' },
    expect: { shows: ['2019 Chrysler Town & Country'], showsNot: ['&amp;'], why: 'Entities are read.' },
  },
  {
    id: 'summary-unknown-status', call: 'claimSummary',
    body: { claimNumber: CLAIM_NUMBER, vehicle: '2021 Honda Accord', claimType: 'Auto', status: 'Pending Denial' },
    expect: { shows: ['Pending Denial'], showsNot: [TAG_OPEN, TAG_CLOSED], why: 'The server\'s own words.' },
  },
  {
    id: 'summary-status-null-and-word-null', call: 'claimSummary',
    body: { claimNumber: CLAIM_NUMBER, vehicle: 'null', claimType: null, status: null },
    expect: { shows: [CLAIM_NUMBER], showsNot: [TAG_OPEN, /\bNull\b/, ...JUNK], why: 'An unknown word makes no statement (no default status) and (the word null as sent).' },
  },
  {
    id: 'summary-tell-us-more-n', call: 'claimSummary',
    body: { claimNumber: CLAIM_NUMBER, vehicle: '2021 Honda Accord', claimType: 'Auto', status: 'Open', tellUsMoreVisibility: 'N' },
    expect: { shows: ['2021 Honda Accord'], showsNot: ['Tell us more'], why: 'Only when it is set; a text N is not set.' },
  },
  {
    id: 'summary-tell-us-more-zero', call: 'claimSummary',
    body: { claimNumber: CLAIM_NUMBER, vehicle: '2021 Honda Accord', claimType: 'Auto', status: 'Open', tellUsMoreVisibility: 0 },
    expect: { shows: ['2021 Honda Accord'], showsNot: ['Tell us more'], why: 'As above with 0; unreadable is never none: it costs at most that field.' },
  },
  {
    id: 'summary-big-number', call: 'claimSummary', input: { claimNumber: '20260417000000013' },
    raw: '{"claimNumber":20260417000000013,"vehicle":"2021 Honda Accord","claimType":"Auto","status":"Open"}',
    expect: { shows: ['20260417000000013', '2021 Honda Accord'], showsNot: ['20260417000000012'], why: 'Read as text, and it is the claim that was asked for.' },
  },
  {
    id: 'summary-third-party-vehicle-text', call: 'claimSummary', input: THIRD_PARTY,
    body: { claimNumber: CLAIM_NUMBER, vehicle: '2021 Honda Accord (Comprehensive, $250 ded.)', claimType: 'Liability PD - limits 25/50/25', status: 'Open' },
    expect: { shows: [CLAIM_NUMBER], showsNot: ['$250', 'Comprehensive', '25/50'], why: 'Also in vehicle and claimType.' },
  },
  {
    id: 'associate-summary-jsonapi', call: 'associateClaimSummary', input: { contactId: 'MEMBER-1' },
    body: { data: { type: 'claim', id: '1', attributes: { claimNumber: CLAIM_NUMBER, status: 'open' } }, jsonapi: { version: '1.1' } },
    expect: { fails: true, why: 'An error in a 200 is an error.' },
  },
  {
    id: 'associate-summary-ok-false', call: 'associateClaimSummary', input: { contactId: 'MEMBER-1' },
    body: { ok: false, code: 'VALIDATION_FAILED', errors: {} },
    expect: { fails: true, showsNot: ['VALIDATION_FAILED'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'associate-summary-extra-fields', call: 'associateClaimSummary', input: { contactId: 'MEMBER-1' },
    body: { claimNumber: CLAIM_NUMBER, vehicle: ['2021 Honda Accord'], claimType: 'Auto', status: 'In Review', adjuster: null, links: [{ rel: 'self', href: '/x' }] },
    expect: { shows: [CLAIM_NUMBER, 'In Review'], showsNot: [TAG_OPEN, ...JUNK], why: 'Unknown fields are no error, an unknown status is shown.' },
  },

  // ═════════════════════════ timelines ═════════════════════════
  {
    id: 'timeline-data-envelope', call: 'timelines',
    body: { status: 'OK', data: { timelineCategories: [{ categoryName: 'REPORT', status: 'complete', displayOrder: '1' }] } },
    expect: { fails: true, showsNot: ['Not started', 'In progress'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'timeline-404-in-200', call: 'timelines',
    body: { status: 404, message: 'Timeline not found' },
    expect: { fails: true, showsNot: ['Not started', 'In progress'], why: 'Only a real 404 is the static timeline.' },
  },
  {
    id: 'timeline-snake', call: 'timelines',
    body: { timeline_categories: [{ category_name: 'REPORT', status: 'complete', display_order: 1 }, { category_name: 'REPAIRS', status: 'in_progress', display_order: 3 }] },
    expect: { fails: true, showsNot: ['Not started'], why: 'Unreadable is never none.' },
  },
  {
    id: 'timeline-items-other-names', call: 'timelines',
    body: { timelineCategories: [{ category: 'REPORT', state: 'DONE' }, { category: 'REPAIRS', state: 'WIP' }] },
    expect: { fails: true, showsNot: ['Not started', 'In progress'], why: 'No item has its name.' },
  },
  {
    id: 'timeline-not-started-forms', call: 'timelines',
    body: { timelineCategories: [
      { categoryName: 'REPORT', status: 'Not Started', displayOrder: '1' }, { categoryName: 'SERVICES', status: 'NotStarted', displayOrder: '2' },
      { categoryName: 'REPAIRS', status: 'NOT-STARTED', displayOrder: '3' }, { categoryName: 'PAYOUT', status: 'not started', displayOrder: '4' }, { categoryName: 'CLOSE', status: 'NOT_STARTED', displayOrder: '5' },
    ] },
    expect: { shows: ['Not started'], showsNot: ['In progress', STEP_COMPLETE], why: 'Without case, blanks, hyphens and underscores.' },
  },
  {
    id: 'timeline-not-required-forms', call: 'timelines',
    body: { timelineCategories: [
      { categoryName: 'REPORT', status: 'COMPLETE', displayOrder: 1 }, { categoryName: 'SERVICES', status: 'Not Required', displayOrder: 2 },
      { categoryName: 'REPAIRS', status: 'NOT REQUIRED', displayOrder: 3 }, { categoryName: 'PAYOUT', status: 'notRequired', displayOrder: 4 },
    ] },
    expect: { shows: ['Complete', 'Not needed'], showsNot: ['In progress'], why: 'An unknown word makes no statement.' },
  },
  {
    id: 'timeline-incomplete', call: 'timelines',
    body: { timelineCategories: [{ categoryName: 'REPORT', status: 'Incomplete', displayOrder: '1' }] },
    expect: { shows: ['Incomplete'], showsNot: [STEP_COMPLETE, 'In progress'], why: 'Incomplete is not complete.' },
  },
  {
    id: 'timeline-unknown-words', call: 'timelines',
    body: { timelineCategories: [
      { categoryName: 'REPORT', status: 'Supplement Needed', displayOrder: '1' }, { categoryName: 'SERVICES', status: 'on-hold', displayOrder: '2' },
      { categoryName: 'REPAIRS', status: 'Skipped', displayOrder: '3' }, { categoryName: 'PAYOUT', status: 'Overdue', displayOrder: '4' }, { categoryName: 'CLOSE', status: 'n/a', displayOrder: '5' },
    ] },
    expect: { shows: ['Supplement Needed', 'Overdue'], showsNot: ['In progress', 'Not started', STEP_COMPLETE], why: 'An unknown word makes no statement of ours.' },
  },
  {
    id: 'timeline-numeric-and-boolean-status', call: 'timelines',
    body: { timelineCategories: [{ categoryName: 'REPORT', status: 100, displayOrder: 1 }, { categoryName: 'REPAIRS', status: 0, displayOrder: 3 }, { categoryName: 'PAYOUT', status: false, displayOrder: 4 }] },
    expect: { showsNot: ['In progress', ...JUNK], why: 'A number or boolean is no status word.' },
  },
  {
    id: 'timeline-status-objects', call: 'timelines',
    body: { timelineCategories: [{ categoryName: 'REPORT', status: { code: 'NOT_STARTED', name: 'Not started' }, displayOrder: 1 }, { categoryName: 'REPAIRS', status: 'complete', displayOrder: 3 }] },
    expect: { shows: ['Complete'], showsNot: ['In progress', ...JUNK], why: 'The other card stays; an unknown word makes no statement: an object is not in progress.' },
  },
  {
    id: 'timeline-unknown-names-beside-known', call: 'timelines',
    body: { timelineCategories: [
      { categoryName: 'REPORT', status: 'complete', displayOrder: '1' }, { categoryName: 'REPAIR', status: 'complete', displayOrder: '2' }, { categoryName: 'PAYMENT', status: 'complete', displayOrder: '3' },
    ] },
    expect: { shows: ['Complete'], showsNot: ['Not started', 'In progress'], why: 'With unknown names in the answer, a missing card has no status.' },
  },
  {
    id: 'timeline-only-unknown-names', call: 'timelines',
    body: { timelineCategories: [{ categoryName: 'FNOL', status: 'complete' }, { categoryName: 'Appraisal', status: 'in_progress' }, { categoryName: 'Settlement', status: 'not_required' }] },
    expect: { showsNot: ['Not started'], why: 'Shown as they are or failed; no status that was not sent.' },
  },
  {
    id: 'timeline-map-by-name', call: 'timelines',
    body: { timelineCategories: { REPORT: { status: 'complete' }, REPAIRS: { status: 'complete' } } },
    expect: { showsNot: ['Not started', 'In progress', ...JUNK], why: 'Unreadable is never none.' },
  },
  {
    id: 'timeline-empty-list', call: 'timelines',
    body: { timelineCategories: [] },
    expect: { showsNot: ['Not started', 'In progress', STEP_COMPLETE, 'Not needed'], why: 'The static timeline has no statuses.' },
  },
  {
    id: 'timeline-empty-with-errors', call: 'timelines',
    body: { timelineCategories: [], errors: [{ code: 'TL-1', message: 'Milestones unavailable' }] },
    expect: { fails: true, showsNot: ['Milestones unavailable'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'timeline-order-without-display-order', call: 'timelines',
    body: { timelineCategories: [{ categoryName: 'CLOSE', status: 'NOT_STARTED' }, { categoryName: 'PAYOUT', status: 'NOT_STARTED' }, { categoryName: 'REPAIRS', status: 'in_progress' }, { categoryName: 'SERVICES', status: 'complete' }, { categoryName: 'REPORT', status: 'complete' }] },
    expect: { shows: ['In progress', 'Complete', 'Not started'], showsNot: [/^(?:(?!Report)[\s\S])*\bPayout\b/], why: 'The order of the specification.' },
  },
  {
    id: 'timeline-subcategories-loose', call: 'timelines',
    body: { timelineCategories: [{ categoryName: 'Report', status: 'In Progress', displayOrder: 1, isSelected: 'Y', timelineSubCategories: { subCategoryName: 'Statement taken', status: 'complete', visible: 'Y', displayOrder: 1 } }] },
    expect: { shows: ['In progress'], showsNot: JUNK, why: 'An object for a list costs at most the sub-steps.' },
  },

  // ═════════════════════════ contactUs ═════════════════════════
  {
    id: 'contact-array-of-roles', call: 'contactUs',
    body: [{ role: 'PrimaryAdjuster', name: 'Maria Alvarez', phone: '8005550199' }],
    expect: { fails: true, showsNot: [NOBODY], why: 'An array with nothing that we can read.' },
  },
  {
    id: 'contact-snake-inside', call: 'contactUs',
    body: { generalClaimQuestions: { claim_adjuster_name: 'Maria Alvarez', toll_free_number: '800-555-0199' }, vehicleDamageQuestions: { claim_adjuster_name: 'Tom Reed' } },
    expect: { fails: true, showsNot: [NOBODY], why: 'Unreadable is never none.' },
  },
  {
    id: 'contact-result-envelope', call: 'contactUs',
    body: { result: { generalClaimQuestions: { claimAdjusterName: 'Maria Alvarez' } }, resultCode: 1000 },
    expect: { fails: true, showsNot: [NOBODY], why: 'Unreadable is never none.' },
  },
  {
    id: 'contact-error-message', call: 'contactUs',
    body: { message: 'No adjuster data', code: 'ADJ-204', data: null },
    expect: { fails: true, showsNot: [NOBODY, 'ADJ-204'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'contact-one-section-unreadable', call: 'contactUs',
    body: {
      generalClaimQuestions: { claimAdjusterName: 'Maria Alvarez', tollFreeNumber: '8005550199', email: 'maria@example.test' },
      vehicleDamageQuestions: { FullName: 'Tom Reed', Phone: '6145550123' },
      injuryQuestions: { claimAdjusterName: 'Pat Nguyen' },
    },
    expect: { shows: ['Maria Alvarez', '800-555-0199', 'Pat Nguyen'], showsNot: [NOBODY], why: 'The readable part is shown, and the unreadable section is not nobody.' },
  },
  {
    id: 'contact-extensions', call: 'contactUs',
    body: { generalClaimQuestions: { claimAdjusterName: 'Maria Alvarez', tollFreeNumber: '800-555-0199 ext. 4521', usOnly: '(614) 555-0123 x4521' } },
    expect: { shows: ['800-555-0199 ext. 4521', '(614) 555-0123 x4521'], why: 'The text is unchanged (the link dials the extension).' },
  },
  {
    id: 'contact-unicode-hyphens', call: 'contactUs',
    body: { generalClaimQuestions: { claimAdjusterName: 'Maria Alvarez', tollFreeNumber: '614\u2011555\u20110123', usOnly: '\u200e614\u2013555\u20130145' } },
    expect: { shows: ['614-555-0123', '614-555-0145'], why: 'Ten digits are shown as ###-###-####.' },
  },
  {
    id: 'contact-phone-objects', call: 'contactUs',
    body: { generalClaimQuestions: { claimAdjusterName: 'Maria Alvarez', tollFreeNumber: { countryCode: '+1', number: '8005550199', extension: '12' }, usOnly: null, email: ['maria@example.test'] } },
    expect: { shows: ['Maria Alvarez'], showsNot: [NOBODY, ...JUNK], why: 'A field that can\'t be read costs that field.' },
  },
  {
    id: 'contact-name-entity', call: 'contactUs',
    body: { generalClaimQuestions: { claimAdjusterName: 'Sean O&#39;Brien', tollFreeNumber: '', usOnly: 'No phone number' } },
    expect: { shows: ['Sean O\'Brien', 'No phone number'], showsNot: ['&#39;'], why: 'A sentence in place of a number stays as sent.' },
  },
  {
    id: 'contact-name-missing-phone-there', call: 'contactUs',
    body: { generalClaimQuestions: { claimAdjusterName: null, tollFreeNumber: '800.555.0199', usOnly: null, email: null }, vehicleDamageQuestions: { claimAdjusterName: 'Tom Reed' }, injuryQuestions: { claimAdjusterName: 'Pat Nguyen' } },
    expect: { shows: ['800-555-0199', 'Tom Reed'], showsNot: JUNK, why: 'Ten digits with dots are ten digits; a missing name costs the name.' },
  },
  {
    id: 'contact-third-party-unit-name', call: 'contactUs', input: THIRD_PARTY,
    body: { generalClaimQuestions: { claimAdjusterName: 'Dana Cole', tollFreeNumber: '8005550199' }, injuryQuestions: { claimAdjusterName: 'PIP Unit', tollFreeNumber: '8005550177', email: 'medpay-limits@example.test' } },
    expect: { shows: ['Dana Cole', '800-555-0199'], showsNot: [/\bPIP\b/, 'medpay-limits'], why: 'Also in names and emails.' },
  },

  // ═════════════════════════ reportDetails ═════════════════════════
  {
    id: 'report-details-of-codes', call: 'reportDetails',
    body: { details: [{ code: 'RPT-404', text: 'No FNOL' }] },
    expect: { fails: true, showsNot: [NO_REPORT], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'report-snake', call: 'reportDetails',
    body: { incident_date: '2026-11-20', incident_type: 'Rear-end collision', coverage_info: [], has_vanishing: false },
    expect: { fails: true, showsNot: [NO_REPORT], why: 'Unreadable is never none.' },
  },
  {
    id: 'report-kebab-in-result', call: 'reportDetails',
    body: { result: { 'incident-date': '2026-11-20', 'incident-type': 'Hail' } },
    expect: { fails: true, showsNot: [NO_REPORT], why: 'Unreadable is never none.' },
  },
  {
    id: 'report-success-false', call: 'reportDetails',
    body: { isSuccess: false, coverageId: '1', errors: [{ code: '33', description: 'No access' }] },
    expect: { fails: true, showsNot: [NO_REPORT, 'No access'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'report-coverage-object-and-midnight', call: 'reportDetails',
    body: { incidentDate: '2026-11-20T00:00:00Z', incidentType: 'Hail', coverageInfo: { name: 'Comprehensive', deductible: '$1,000.00' }, subCoverageInfo: null, hasVanishing: 'N', displayInfo: [] },
    expect: { shows: ['11/20/2026', 'Comprehensive', '$1,000'], showsNot: ['11/19/2026', NO_DEDUCTIBLE], why: 'No date is a date, and the wire may send one object for the list.' },
  },
  {
    id: 'report-money-object', call: 'reportDetails',
    body: { incidentDate: '2026-11-20', incidentType: 'Hail', coverageInfo: [{ name: 'Comprehensive', deductible: { amount: '500.00', currency: 'USD' } }], subCoverageInfo: [], hasVanishing: false, displayInfo: [] },
    expect: { shows: ['11/20/2026', 'Comprehensive'], showsNot: [NO_DEDUCTIBLE, /\$0\b/, ...JUNK], why: 'It costs at most the amount.' },
  },
  {
    id: 'report-money-minor-units', call: 'reportDetails',
    body: { incidentDate: '2026-11-20', incidentType: 'Hail', coverageInfo: [{ name: 'Comprehensive', deductible: { amount: 50000, currency: 'USD', scale: 2 } }], displayInfo: [] },
    expect: { shows: ['11/20/2026'], showsNot: ['$50,000', '50000', ...JUNK], why: 'What we can\'t read costs the field; cents never become dollars.' },
  },
  {
    id: 'report-money-usd-first', call: 'reportDetails',
    body: { incidentDate: '2026-11-20', incidentType: 'Hail', coverageInfo: [{ name: 'Comprehensive', deductible: 'USD 1,234.50' }], displayInfo: [] },
    expect: { shows: ['1,234.5'], showsNot: [NO_DEDUCTIBLE, ...JUNK], why: 'Read or shown as sent.' },
  },
  {
    id: 'report-deductible-waived', call: 'reportDetails',
    body: { incidentDate: '2026-11-20', incidentType: 'Windshield', coverageInfo: [{ name: 'Comprehensive', deductible: 'Waived' }], hasVanishing: false, displayInfo: [] },
    expect: { shows: ['Waived'], showsNot: [NO_DEDUCTIBLE, '$Waived', ...JUNK], why: 'The server\'s word, no statement of ours.' },
  },
  {
    id: 'report-null-and-zero-deductibles', call: 'reportDetails',
    body: { incidentDate: '2026-11-20', incidentType: 'Collision', coverageInfo: [{ name: 'Collision', deductible: null }, { name: 'Towing and labor', deductible: '0' }], hasVanishing: true, displayInfo: [] },
    expect: { shows: ['11/20/2026'], showsNot: [NO_DEDUCTIBLE, ...JUNK], why: 'The deductible that counts is not known.' },
  },
  {
    id: 'report-vanishing-zero', call: 'reportDetails',
    body: { incidentDate: '2026-11-20', incidentType: 'Collision', coverageInfo: [{ name: 'Collision', deductible: '0.00' }], subCoverageInfo: [], hasVanishing: true, displayInfo: [] },
    expect: { shows: ['You will not need to pay a deductible upon the completion of your vehicle repairs.'], why: 'A vanishing deductible of 0.00.' },
  },
  {
    id: 'report-vanishing-text-n', call: 'reportDetails',
    body: { incidentDate: '2026-11-20', incidentType: 'Collision', coverageInfo: [{ name: 'Collision', deductible: '0.00' }], hasVanishing: 'N', displayInfo: [] },
    expect: { shows: ['11/20/2026'], showsNot: [NO_DEDUCTIBLE], why: 'It is not vanishing; the text N is not true.' },
  },
  {
    id: 'report-date-forms-one-bad', call: 'reportDetails',
    body: { incidentDate: '2026-11-20T08:20:05-05:00[America/Chicago]', incidentType: 'Hail', coverageInfo: [], displayInfo: [{ displayKey: 'Where', displayValue: 'Columbus, Ohio' }] },
    expect: { shows: ['Columbus, Ohio'], showsNot: ['[America/Chicago]', 'T08:20', ...JUNK], why: 'Not raw.' },
  },
  {
    id: 'report-date-object-rest-stays', call: 'reportDetails',
    body: { incidentDate: { date: '2026-11-20', time: '14:30' }, incidentType: 'Hail', latestUpdate: 'First.\nSecond &mdash; &lt;done&gt;.<br>Third.', coverageInfo: [], displayInfo: [] },
    expect: { shows: ['First.', 'Second', 'Third.'], showsNot: ['First. Second', '<br>', '&mdash;', '&lt;', ...JUNK], why: 'Line breaks are kept, entities and simple tags are read.' },
  },
  {
    id: 'report-incident-type-object', call: 'reportDetails',
    body: { incidentDate: '11/20/2026', incidentType: { code: 'REAREND', description: 'Rear-end collision' }, coverageInfo: 'NONE', subCoverageInfo: {}, hasVanishing: 0, displayInfo: {} },
    expect: { shows: ['11/20/2026'], showsNot: [NO_REPORT, ...JUNK], why: 'One field of another type costs that field.' },
  },
  {
    id: 'report-rental-limit-row', call: 'reportDetails',
    body: { incidentDate: '2026-11-20', incidentType: 'Hail', coverageInfo: [], displayInfo: [{ displayKey: 'Rental', displayValue: '30 / 900' }, { displayKey: 'Issue date', displayValue: '2026-11-02' }] },
    expect: { shows: ['$30 per day / $900 per accident', 'November 2, 2026'], why: 'Key and value formatting.' },
  },
  {
    id: 'report-third-party-tied-sentences', call: 'reportDetails', input: THIRD_PARTY,
    body: { incidentDate: '2026-11-20', incidentType: 'Comprehensive (deductible $500)', latestUpdate: 'Your deductible applies. It is $777.', coverageInfo: [{ name: 'Collision', deductible: '$888' }], displayInfo: [{ displayKey: 'Policy limits', displayValue: '25/50' }] },
    expect: { shows: ['11/20/2026'], showsNot: ['$777', '$500', '$888', '25/50', 'Comprehensive'], why: 'With the sentences and rows tied to it.' },
  },
  {
    id: 'report-third-party-spanish-and-camel', call: 'reportDetails', input: THIRD_PARTY,
    body: { incidentDate: '2026-11-20', latestUpdate: 'El deducible del asegurado es de 500 d\u00f3lares. La cobertura cubre el 80 %.', collisionDeductible: '$999', policyLimits: '100/300', displayInfo: [{ displayKey: 'collisionDeductible', displayValue: '666' }] },
    expect: { shows: ['11/20/2026'], showsNot: [/\b500\b/, '80 %', '$999', '100/300', '666', 'deducible'], why: 'Any language, words split at camel case, only listed fields.' },
  },

  // ═════════════════════════ payoutDetails ═════════════════════════
  {
    id: 'payout-envelope', call: 'payoutDetails',
    body: { success: true, payload: { deductible: '$500', providerPaidAmount: '$2,000', paymentDetails: [] } },
    expect: { fails: true, showsNot: [NO_PAYMENTS], why: 'Unreadable is never none.' },
  },
  {
    id: 'payout-pascal', call: 'payoutDetails',
    body: { Deductible: 500.0, ProviderPaidAmount: 2000.0, PaymentDetails: [{ Payee: 'Joe Doe', PaymentInfo: [] }] },
    expect: { fails: true, showsNot: [NO_PAYMENTS], why: 'Unreadable is never none.' },
  },
  {
    id: 'payout-problem-in-200', call: 'payoutDetails',
    body: { type: 'about:blank', title: 'Bad Gateway', status: 502, detail: 'Payment ledger unavailable' },
    expect: { fails: true, showsNot: [NO_PAYMENTS, 'Bad Gateway'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'payout-empty-with-errors', call: 'payoutDetails',
    body: { paymentDetails: [], meta: { errors: ['Ledger offline'] } },
    expect: { fails: true, showsNot: [NO_PAYMENTS, 'Ledger offline'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'payout-really-empty', call: 'payoutDetails',
    body: { deductible: null, providerPaidAmount: null, paymentDetails: [], isThirdParty: false, displayInfo: [] },
    expect: { shows: ['Currently we have no payment information, please check back soon.'], showsNot: JUNK, why: 'No payment data; null is not decided, and nothing was sent that we could not read.' },
  },
  {
    id: 'payout-snake-lists', call: 'payoutDetails',
    body: { deductible: '$500', provider_paid_amount: '$2,000', payment_details: [{ payee: 'Joe Doe', payment_info: [] }] },
    expect: { shows: ['$500'], showsNot: [NO_PAYMENTS], why: 'The readable part is shown.' },
  },
  {
    id: 'payout-insurer-named-field', call: 'payoutDetails',
    body: { deductible: '$500', acmeMutualPaidAmount: '$2,400.00', paymentDetails: [] },
    expect: { shows: ['$500'], showsNot: [NO_PAYMENTS], why: 'A field *PaidAmount gives a warning and is not nothing.' },
  },
  {
    id: 'payout-insurer-named-field-alone', call: 'payoutDetails',
    body: { acmeMutualPaidAmount: '$2,400.00', paymentDetails: [] },
    expect: { showsNot: [NO_PAYMENTS], why: 'As above.' },
  },
  {
    id: 'payout-payee-object', call: 'payoutDetails',
    body: { paymentDetails: [{ payee: { name: 'Joe\'s Auto Body' }, paymentInfo: [{ displayKey: 'Amount', displayValue: '$5' }] }] },
    expect: { showsNot: [NO_PAYMENTS, ...JUNK], why: 'A payment to somebody, or the failure.' },
  },
  {
    id: 'payout-all-payments-unreadable', call: 'payoutDetails',
    body: { paymentDetails: [{ checkNo: '1188', amt: 2400, to: 'Joe Doe' }, { checkNo: '1189', amt: 180, to: 'Joe Doe' }] },
    expect: { fails: true, showsNot: [NO_PAYMENTS], why: 'A list with nothing that we can read.' },
  },
  {
    id: 'payout-payments-as-map', call: 'payoutDetails',
    body: { deductible: '$500', paymentDetails: { '1188': { payee: 'Joe Doe', paymentInfo: [{ displayKey: 'Amount', displayValue: '$2,400' }] } } },
    expect: { showsNot: [NO_PAYMENTS, ...JUNK], why: 'Read, or only the deductible, or failed.' },
  },
  {
    id: 'payout-single-payment-object', call: 'payoutDetails',
    body: { paymentDetails: { payee: 'Joe Doe', paymentInfo: { displayKey: 'Amount', displayValue: '$2,400' } } },
    expect: { showsNot: [NO_PAYMENTS, ...JUNK], why: 'Unreadable is never none.' },
  },
  {
    id: 'payout-equal-rows-are-three-payments', call: 'payoutDetails',
    body: { paymentDetails: [{ payee: 'Hertz', paymentInfo: [
      { displayKey: 'Amount', displayValue: '$180' }, { displayKey: 'Issue date', displayValue: '2026-10-02' },
      { displayKey: 'Amount', displayValue: '$180' }, { displayKey: 'Issue date', displayValue: '2026-10-16' },
      { displayKey: 'Amount', displayValue: '$180' }, { displayKey: 'Issue date', displayValue: '2026-10-30' },
    ] }] },
    expect: { shows: ['Payment to Hertz', 'October 2, 2026', 'October 16, 2026', 'October 30, 2026'], showsNot: [NO_PAYMENTS, /^(?!(?:[\s\S]*?\$180){3})/], why: 'A payment row is never dropped ($180 is there three times).' },
  },
  {
    id: 'payout-equal-payments-of-one-payee', call: 'payoutDetails',
    body: { paymentDetails: [
      { payee: 'Joe Doe', paymentInfo: [{ displayKey: 'Amount', displayValue: '$250' }, { displayKey: 'Issue date', displayValue: '2026-11-02' }] },
      { payee: 'Joe Doe', paymentInfo: [{ displayKey: 'Amount', displayValue: '$250' }, { displayKey: 'Issue date', displayValue: '2026-11-02' }] },
    ] },
    expect: { shows: ['Payment to Joe Doe', 'November 2, 2026'], showsNot: [/^(?!(?:[\s\S]*?\$250){2})/], why: 'Two equal payments on one day are two payments.' },
  },
  {
    id: 'payout-rows-without-units', call: 'payoutDetails',
    body: { paymentDetails: [{ payee: 'Joe Doe', paymentInfo: [{ displayKey: 'Rental', displayValue: '$360.00' }, { displayKey: 'Collision', displayValue: '$2,917.50' }] }] },
    expect: { shows: ['$360', '$2,917.5'], showsNot: ['per day', /\$2,917\.50?\s*deductible/], why: 'No unit that the server did not send.' },
  },
  {
    id: 'payout-numbers-and-strings', call: 'payoutDetails',
    body: { deductible: '500', providerPaidAmount: '12405', paymentDetails: [{ payee: 'Town &amp; Country Auto', paymentInfo: [{ displayKey: 'Check number', displayValue: '000118822' }, { displayKey: 'Issue date', displayValue: 'Pending' }] }] },
    expect: { shows: ['$500', '$12,405', 'Payment to Town & Country Auto', '000118822'], showsNot: ['&amp;', NO_PAYMENTS, ...JUNK], why: '(money), no date is a date; a check number is not an amount.' },
  },
  {
    id: 'payout-money-objects', call: 'payoutDetails',
    body: { deductible: { amount: 500, currency: 'USD' }, providerPaidAmount: { value: '2400.00', unit: 'USD' }, paymentDetails: [{ payee: 'Joe Doe', paymentInfo: [{ displayKey: 'Amount', displayValue: '$2,400.00' }] }] },
    expect: { shows: ['Payment to Joe Doe', '$2,400'], showsNot: [NO_PAYMENTS, ...JUNK], why: 'Two unreadable amounts cost those amounts.' },
  },
  {
    id: 'payout-sentinel-issue-date', call: 'payoutDetails',
    body: { paymentDetails: [{ payee: 'Joe Doe', paymentInfo: [{ displayKey: 'Amount', displayValue: '$2,400' }, { displayKey: 'Issue date', displayValue: '0001-01-01T00:00:00' }] }] },
    expect: { shows: ['$2,400'], showsNot: [/January 1, \d/, '12/31', 'Invalid Date'], why: 'No date is a date.' },
  },
  {
    id: 'payout-big-check-number', call: 'payoutDetails',
    raw: '{"paymentDetails":[{"payee":"Joe Doe","paymentInfo":[{"displayKey":"Amount","displayValue":"$2,400"},{"displayKey":"Check number","displayValue":90071992547409931}]}]}',
    expect: { shows: ['Payment to Joe Doe', '$2,400'], showsNot: ['90071992547409940', '90071992547409920', '90071992547409930'], why: 'The number as it was sent or not at all.' },
  },
  {
    id: 'payout-third-party', call: 'payoutDetails', input: THIRD_PARTY,
    body: { isThirdParty: 'Y', deductible: '$777', paymentDetails: [{ payee: 'Dana Whitfield', paymentInfo: [{ displayKey: 'Amount', displayValue: '$1,200' }, { displayKey: 'Collision deductible', displayValue: '$777' }] }], displayInfo: [{ displayKey: 'Total amount authorized', displayValue: '$4,321' }] },
    expect: { shows: ['$1,200'], showsNot: ['$777', 'Total amount authorized', '$4,321', NO_PAYMENTS], why: 'Their own payment, but no deductible; for the authorized total.' },
  },

  // ═════════════════════════ servicesDetails ═════════════════════════
  {
    id: 'services-envelope', call: 'servicesDetails',
    body: { data: { displayText: 'Rental coverage available', displayInfo: [] }, status: 'success' },
    expect: { fails: true, showsNot: [RENTAL_YES, 'Rental car information'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'services-snake-with-details', call: 'servicesDetails',
    body: { latest_update: 'We reserved a car.', display_text: 'Rental', details: [{ display_key: 'Company', display_value: 'Enterprise' }] },
    expect: { fails: true, showsNot: [RENTAL_YES], why: 'The one known name holds a list with nothing that we can read.' },
  },
  {
    id: 'services-error-details', call: 'servicesDetails',
    body: { code: 500, message: 'Unexpected', details: [{ code: 'E1', issue: 'timeout' }] },
    expect: { fails: true, showsNot: [RENTAL_YES, 'Rental car information'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'services-available', call: 'servicesDetails',
    body: { latestUpdate: 'Updated today.', displayText: 'Rental coverage available', displayInfo: [{ displayKey: 'Rental company', displayValue: 'Enterprise' }] },
    expect: { shows: [RENTAL_YES, 'Enterprise'], showsNot: ['Rental coverage not available'], why: 'The positive message.' },
  },
  {
    id: 'services-not-purchased', call: 'servicesDetails',
    body: { displayText: 'Rental reimbursement was not purchased on this policy.', displayInfo: [] },
    expect: { shows: ['Rental reimbursement was not purchased on this policy.'], showsNot: [RENTAL_YES], why: 'An unknown word makes no statement.' },
  },
  {
    id: 'services-expired', call: 'servicesDetails',
    body: { displayText: 'Your rental coverage has expired.', details: [{ displayKey: 'Last day', displayValue: '11/18/2026' }] },
    expect: { shows: ['Your rental coverage has expired.', '11/18/2026'], showsNot: [RENTAL_YES], why: 'An unknown word makes no statement.' },
  },
  {
    id: 'services-no-longer', call: 'servicesDetails',
    body: { displayText: 'Rental coverage is no longer available' },
    expect: { shows: ['Rental coverage is no longer available'], showsNot: [RENTAL_YES], why: 'An unknown word makes no statement.' },
  },
  {
    id: 'services-verifying', call: 'servicesDetails',
    body: { displayText: 'We are verifying whether a rental is covered.' },
    expect: { shows: ['We are verifying whether a rental is covered.'], showsNot: [RENTAL_YES, 'Rental coverage not available'], why: 'Neither yes nor no.' },
  },
  {
    id: 'services-status-no', call: 'servicesDetails',
    body: { rentalCoverageStatus: 'NO', latestUpdate: 'We checked your policy.' },
    expect: { shows: ['We checked your policy.'], showsNot: [RENTAL_YES], why: 'Only a positive state says so.' },
  },
  {
    id: 'services-status-boolean-false', call: 'servicesDetails',
    body: { rentalCoverageStatus: false, latestUpdate: 'We checked your policy.' },
    expect: { shows: ['We checked your policy.'], showsNot: [RENTAL_YES, ...JUNK], why: 'An unknown word makes no statement.' },
  },
  {
    id: 'services-status-denied', call: 'servicesDetails',
    body: { rentalCoverageStatus: 'DENIED', displayText: 'Rental information' },
    expect: { shows: ['Rental information'], showsNot: [RENTAL_YES], why: 'An unknown word makes no statement.' },
  },
  {
    id: 'services-hidden-rows', call: 'servicesDetails',
    body: { latestUpdate: 'Your rental is booked.', displayInfo: [{ displayKey: 'Total days authorized:', displayValue: '30' }, { displayKey: 'Total Amount Authorized', displayValue: '$1,200' }, { displayKey: 'Pick-up', displayValue: 'Enterprise &amp; Co.<br>12 Main St' }] },
    expect: { shows: ['Your rental is booked.', 'Enterprise & Co.', '12 Main St'], showsNot: [/total days authorized/i, /total amount authorized/i, '&amp;', '<br>'], why: 'Hidden for everyone, also with a colon.' },
  },
  {
    id: 'services-values-of-other-types', call: 'servicesDetails',
    body: { latestUpdate: 'Your rental is booked.', displayInfo: [{ displayKey: 'Days used', displayValue: 12 }, { displayKey: 'Insured pays', displayValue: false }, { displayKey: 'Shop', displayValue: { id: 3 } }, { displayKey: 'Rental company', displayValue: 'Hertz' }] },
    expect: { shows: ['Your rental is booked.', 'Hertz', '12'], showsNot: JUNK, why: 'A number is readable, an object costs that row.' },
  },
  {
    id: 'services-details-map', call: 'servicesDetails',
    body: { latestUpdate: 'Your rental is booked.', details: { 'Rental company': 'Hertz', 'Confirmation': 'H-4471' } },
    expect: { showsNot: [RENTAL_YES, ...JUNK], why: 'Read, dropped with the rest kept, or failed.' },
  },

  // ═════════════════════════ repairsDetails ═════════════════════════
  {
    id: 'repairs-kebab', call: 'repairsDetails',
    body: { 'latest-update': 'Parts ordered', 'display-text': 'Your car is at the shop', 'shop-info': { name: 'Main Street Body' } },
    expect: { fails: true, showsNot: [INSPECTION], why: 'Unreadable is never none.' },
  },
  {
    id: 'repairs-envelope-status', call: 'repairsDetails',
    body: { status: 'ERROR', errors: [{ code: '33', description: 'no', followupAction: 'Please fix' }], httpStatusCode: '400 BAD_REQUEST' },
    expect: { fails: true, showsNot: [INSPECTION, 'BAD_REQUEST'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'repairs-hal', call: 'repairsDetails',
    body: { _links: { self: { href: '/r/1' } }, _embedded: { repairs: [{ scenario: 'TOTAL_LOSS' }] } },
    expect: { fails: true, showsNot: [INSPECTION], why: 'Unreadable is never none.' },
  },
  {
    id: 'repairs-no-scenario', call: 'repairsDetails',
    body: { latestUpdate: 'Your car is repaired.' },
    expect: { shows: ['Your car is repaired.'], showsNot: [INSPECTION], why: 'An unknown word makes no statement.' },
  },
  {
    id: 'repairs-unknown-scenario', call: 'repairsDetails',
    body: { scenario: 'REPAIRS_COMPLETE', latestUpdate: 'Ready for pickup.', displayText: 'First.\nSecond.', displayInfo: [{ displayKey: 'Lot', displayValue: 'B-14' }] },
    expect: { shows: ['Ready for pickup.', 'First.', 'Second.', 'B-14'], showsNot: [INSPECTION, 'First. Second.', 'REPAIRS_COMPLETE'], why: 'An unknown word makes no statement; for the line break.' },
  },
  {
    id: 'repairs-total-loss-spaced', call: 'repairsDetails',
    body: { scenario: 'Total Loss', latestUpdate: 'We valued your vehicle.' },
    expect: { shows: ['We valued your vehicle.'], showsNot: [INSPECTION], why: 'Compared without case and blanks.' },
  },
  {
    id: 'repairs-not-a-total-loss', call: 'repairsDetails',
    body: { scenario: 'Not a total loss', latestUpdate: 'Repairs can begin.' },
    expect: { shows: ['Repairs can begin.'], showsNot: [INSPECTION, /your vehicle is a total loss/i], why: 'Never by what a word contains.' },
  },
  {
    id: 'repairs-scenario-code-object', call: 'repairsDetails',
    body: { scenario: { code: 'TL', desc: 'Total loss' }, latestUpdate: 'We valued your vehicle.', displayInfo: null, displayBottomInfo: 5 },
    expect: { shows: ['We valued your vehicle.'], showsNot: [INSPECTION, ...JUNK], why: 'Unreadable is never none and an unknown word makes no statement.' },
  },
  {
    id: 'repairs-estimates-oldest-first', call: 'repairsDetails',
    body: { scenario: 'OYS_SERVICE_SELECTED_ESTIMATE', viewEstimate: { displayTitle: 'View estimate', displayText: 'Your estimates', hasMultipleEstimate: true, estimates: [
      { accessToken: 't1', documentPublicID: 'doc-1-october', createdDate: '2026-10-01', fileName: 'estimate-of-record.pdf' },
      { accessToken: 't2', documentPublicID: 'doc-2-november', createdDate: '11/10/2026 12:00:00 AM', fileName: 'supplement-1.pdf' },
    ] } },
    expect: { shows: ['Current estimate', 'Initial estimate'], firstDocument: 'doc-2-november', why: 'With dates, the latest is current.' },
  },
  {
    id: 'repairs-estimates-dates-as-sentinels', call: 'repairsDetails',
    body: { scenario: 'OYS_SERVICE_SELECTED_ESTIMATE', viewEstimate: { displayTitle: 'View estimate', hasMultipleEstimate: 'Y', estimates: [
      { accessToken: 't1', documentPublicID: 'doc-1', createdDate: '2026-11-10' },
      { accessToken: 't2', documentPublicID: 'doc-2', createdDate: '9999-12-31' },
    ] } },
    expect: { shows: ['View estimate'], showsNot: ['9999', ...JUNK], why: 'The end of time is not the latest estimate.' },
  },
  {
    id: 'repairs-single-estimate-object', call: 'repairsDetails',
    body: { scenario: 'OYS_SERVICE_SELECTED_ESTIMATE', latestUpdate: 'Your estimate is ready.', viewEstimate: { displayTitle: 'View estimate', hasMultipleEstimate: 0, estimates: { accessToken: 't1', documentPublicID: 77001 } } },
    expect: { shows: ['Your estimate is ready.'], showsNot: [INSPECTION, ...JUNK], why: 'The readable part is shown; there is an estimate.' },
  },
  {
    id: 'repairs-appointment-local-text', call: 'repairsDetails',
    body: { scenario: 'OYS_SERVICE_SELECTED_NO_ESTIMATE', appointmentDate: '2026-12-02', selectedServiceOffering: { selectedService: { appointmentTime: '9:30 AM' } }, shopInfo: { name: 'O&#39;Brien&#39;s Collision &amp; Glass', address: '600 West Chicago Avenue, Chicago, Illinois 60654', phoneNumber: '800-555-0199 ext. 4521', emailAddress: 'shop@example.test' } },
    expect: { shows: ['9:30 AM', 'O\'Brien\'s Collision & Glass', '800-555-0199 ext. 4521'], showsNot: ['&#39;', '&amp;', ...JUNK], why: 'Appointment and shop.' },
  },
  {
    id: 'repairs-appointment-zulu', call: 'repairsDetails',
    body: { scenario: 'OYS_SERVICE_SELECTED_NO_ESTIMATE', appointmentDate: '2026-12-02T17:00:00Z', shopInfo: { name: 'Loop Body Works', address: '600 W Chicago Ave, Chicago, IL 60654' } },
    expect: { shows: ['Loop Body Works'], showsNot: ['T17:00', '17:00:00', ...JUNK], why: 'Never raw (the clock depends on the zone of the shop or reader).' },
  },
  {
    id: 'repairs-appointment-no-date', call: 'repairsDetails',
    body: { scenario: 'OYS_SERVICE_SELECTED_NO_ESTIMATE', latestUpdate: 'The shop will call you.', appointmentDate: '0001-01-01T00:00:00', shopInfo: { name: 'Loop Body Works' } },
    expect: { shows: ['The shop will call you.', 'Loop Body Works'], showsNot: ['0001', /\bJan(uary)? 1\b/, '12:00 AM', ...JUNK], why: 'The empty date of .NET is no appointment.' },
  },
  {
    id: 'repairs-appointment-array', call: 'repairsDetails',
    body: { scenario: 'OYS_SERVICE_SELECTED_NO_ESTIMATE', latestUpdate: 'You are booked.', appointmentDate: [2026, 12, 2, 9, 30], shopInfo: { name: 'Loop Body Works' } },
    expect: { shows: ['You are booked.', 'Loop Body Works'], showsNot: ['2026,12,2', /\bJan(uary)? 2\b/, ...JUNK], why: 'It costs at most the date; months count from 1.' },
  },
  {
    id: 'repairs-shop-as-array', call: 'repairsDetails',
    body: { scenario: 'DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE', latestUpdate: 'See you at the drive-in.', shopInfo: [{ name: 'Drive-in Columbus', address: { line1: '1 High St', city: 'Columbus', state: 'Ohio' } }] },
    expect: { shows: ['See you at the drive-in.'], showsNot: JUNK, why: 'The shop of another type costs at most the shop.' },
  },
  {
    id: 'repairs-html-paragraphs', call: 'repairsDetails',
    body: { scenario: 'NOT_ELIGIBLE_NO_SERVICE_SELECTED', displayTitle: 'Next steps', displayText: '<p>Bring your keys.</p><p>Take out your <b>toll tag</b>.</p><script>alert(1)</script>' },
    expect: { shows: ['Bring your keys.', 'toll tag'], showsNot: ['<p>', '<b>', '<script'], why: 'Simple tags are read, nothing becomes HTML.' },
  },
  {
    id: 'repairs-third-party-deductible', call: 'repairsDetails', input: THIRD_PARTY,
    body: { scenario: 'THIRD_PARTY', payDeductible: { displayTitle: 'Pay your deductible', displayText: 'Your $500 deductible is due to the shop.' }, displayInfo: [{ displayKey: 'Ded.', displayValue: '$500' }], generalClaimQuestions: { claimAdjusterName: 'Dana Cole', tollFreeNumber: '8005550199' } },
    expect: { shows: ['Dana Cole', '800-555-0199'], showsNot: ['$500', 'due to the shop', 'Pay your deductible'], why: 'A third party sees only what is allowed.' },
  },

  // ═════════════════════════ faqs, faqSearch ═════════════════════════
  {
    id: 'faqs-jsonapi', call: 'faqs',
    body: { data: [{ type: 'faq', id: '1', attributes: { question: 'How long does it take?', answer: 'About a week.' } }] },
    expect: { fails: true, showsNot: [NO_QUESTIONS], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'faqs-answers-null', call: 'faqs',
    body: { faqs: [{ faqId: '1', question: 'How long?', answer: null, category: 'REPORT', ranking: 1 }, { faqId: '2', question: 'How much?', answer: null, category: 'PAYOUT', ranking: 1 }] },
    expect: { fails: true, showsNot: [NO_QUESTIONS], why: 'As above.' },
  },
  {
    id: 'faqs-error-list', call: 'faqs',
    body: { faqs: [], errors: [{ message: 'CMS unavailable' }] },
    expect: { fails: true, showsNot: [NO_QUESTIONS, 'CMS unavailable'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'faqs-map-by-id', call: 'faqs',
    body: { faqs: { '1': { faqId: '1', question: 'How long does it take?', answer: 'About a week.', category: 'REPORT', ranking: 1 } } },
    expect: { showsNot: [NO_QUESTIONS, ...JUNK], why: 'Read or failed, never none.' },
  },
  {
    id: 'faqs-html-and-numeric-ids', call: 'faqs',
    body: { faqs: [{ faqId: 10021, question: 'What&apos;s next &amp; who calls me?', answer: '<p>Your adjuster calls you.</p><ul><li>Have photos ready.</li></ul>', category: 'report', ranking: '1' }] },
    expect: { shows: ['What\'s next & who calls me?', 'Your adjuster calls you.', 'Have photos ready.'], showsNot: ['&amp;', '&apos;', '<p>', '<li>', NO_QUESTIONS], why: 'Unreadable is never none (a numeric id) and an unknown word makes no statement (category without case).' },
  },
  {
    id: 'faqs-one-without-answer', call: 'faqs',
    body: { faqs: [{ faqId: '1', question: 'How long?', answer: null, category: 'REPORT', ranking: null }, { faqId: '2', question: 'Who is my adjuster?', answer: 'See Contact us.', category: 'REPORT', ranking: null, visibleAnswer: null }] },
    expect: { shows: ['Who is my adjuster?', 'See Contact us.'], showsNot: JUNK, why: 'The other question stays, a ranking of null costs the ranking.' },
  },
  {
    id: 'faqs-third-party-answer', call: 'faqs', input: THIRD_PARTY,
    body: { faqs: [{ faqId: '1', question: 'What happens after I report?', answer: 'Someone calls you within two days.', category: 'REPORT', ranking: 1 }, { faqId: '2', question: 'Will it be paid?', answer: 'Collision coverage pays above your $500 deductible.', category: 'REPORT', ranking: 2 }] },
    expect: { shows: ['What happens after I report?'], showsNot: ['$500', 'Collision coverage'], why: 'FAQ answers too.' },
  },
  {
    id: 'faq-search-result-wrapped', call: 'faqSearch', input: { category: 'REPAIRS' },
    body: { result: [{ faqId: '1', question: 'Can I choose my shop?', answer: 'Yes.' }], total: 1 },
    expect: { fails: true, showsNot: [NO_QUESTIONS], why: 'Unreadable is never none.' },
  },
  {
    id: 'faq-search-items-pascal', call: 'faqSearch', input: { category: 'REPAIRS' },
    body: { faqs: [{ FaqId: 1, Question: 'Can I choose my shop?', Answer: 'Yes.', Category: 'REPAIRS', Ranking: 1 }] },
    expect: { fails: true, showsNot: [NO_QUESTIONS], why: 'No item can be read.' },
  },
  {
    id: 'faq-search-ranking-text', call: 'faqSearch', input: { category: 'REPAIRS' },
    body: { faqs: [
      { faqId: 'a', question: 'Question ranked ten?', answer: 'Ten.', category: 'REPAIRS', ranking: '10' }, { faqId: 'b', question: 'Question ranked four?', answer: 'Four.', category: 'REPAIRS', ranking: '4' },
      { faqId: 'c', question: 'Question ranked three?', answer: 'Three.', category: 'REPAIRS', ranking: '3' }, { faqId: 'd', question: 'Question ranked two?', answer: 'Two.', category: 'REPAIRS', ranking: '2' },
      { faqId: 'e', question: 'Question ranked one?', answer: 'One.', category: 'REPAIRS', ranking: '1' }, { faqId: 'd', question: 'Question ranked two?', answer: 'Two.', category: 'REPAIRS', ranking: '2' },
    ] },
    expect: { shows: ['Question ranked two?', 'Question ranked three?', 'Question ranked four?'], why: 'One per faqId, the top four by ranking; numeric text is a number.' },
  },
  {
    id: 'faq-search-big-ids-that-round-alike', call: 'faqSearch', input: { category: 'PAYOUT' },
    raw: '{"faqs":[{"faqId":9007199254740992,"question":"When am I paid?","answer":"Soon.","category":"PAYOUT","ranking":1},{"faqId":9007199254740993,"question":"How am I paid?","answer":"By check.","category":"PAYOUT","ranking":2}]}',
    expect: { shows: ['When am I paid?', 'How am I paid?'], why: 'Two ids stay two ids, so nothing is taken for a double.' },
  },

  // ═════════════════════════ repairFacilitiesSearch ═════════════════════════
  {
    id: 'shops-odata', call: 'repairFacilitiesSearch',
    body: { '@odata.count': 1, value: [{ ShopId: 1, ShopName: 'Loop Body Works', City: 'Chicago' }] },
    expect: { fails: true, showsNot: [NO_SHOPS], why: 'Unreadable is never none.' },
  },
  {
    id: 'shops-items-other-names', call: 'repairFacilitiesSearch',
    body: { participants: [{ facilityNumber: '1', facilityTitle: 'Loop Body Works', addr: { line1: '600 W Chicago Ave' }, dist: 1.2 }] },
    expect: { fails: true, showsNot: [NO_SHOPS], why: 'No item has its id or name.' },
  },
  {
    id: 'shops-items-snake', call: 'repairFacilitiesSearch',
    body: { participants: [{ shop_id: '1', shop_name: 'Loop Body Works', zip_code: '60654' }, { shop_id: '2', shop_name: 'Lake Auto', zip_code: '60611' }] },
    expect: { fails: true, showsNot: [NO_SHOPS], why: 'Unreadable is never none.' },
  },
  {
    id: 'shops-xml-nesting', call: 'repairFacilitiesSearch',
    body: { participants: { participant: [{ shopId: '1', shopName: 'Loop Body Works' }] } },
    expect: { showsNot: [NO_SHOPS, ...JUNK], why: 'Read or failed, never none.' },
  },
  {
    id: 'shops-empty-with-error', call: 'repairFacilitiesSearch',
    body: { participants: [], meta: { errors: [{ code: 'GEO_DOWN' }] } },
    expect: { fails: true, showsNot: [NO_SHOPS, 'GEO_DOWN'], why: 'An error in a 200 is an error.' },
  },
  {
    id: 'shops-really-none', call: 'repairFacilitiesSearch',
    body: { participants: [] },
    expect: { shows: [NO_SHOPS], why: 'As above.' },
  },
  {
    id: 'shops-loose-types', call: 'repairFacilitiesSearch',
    body: { participants: [{ shopId: 5012, shopName: 'Smith &amp; Sons Auto Body', address: '12 Main St', city: 'Newark', state: 'New Jersey', zipCode: 7201, phoneNumber: '9735550123', proximateDistance: '4.25', latitude: '40.73', longitude: '-74.17' }] },
    expect: { shows: ['Smith & Sons Auto Body', '973-555-0123', '4.25'], showsNot: [NO_SHOPS, '&amp;', ...JUNK], why: 'Unreadable is never none (miles with one or two decimals, also as text).' },
  },
  {
    id: 'shops-distance-forms', call: 'repairFacilitiesSearch',
    body: { participants: [
      { shopId: '1', shopName: 'Loop Body Works', address: '600 W Chicago Ave', city: 'Chicago', state: 'IL', zipCode: '60654', proximateDistance: { value: 1.5, unit: 'mi' } },
      { shopId: '2', shopName: 'Lake Auto', address: '1 Lake St', city: 'Chicago', state: 'IL', zipCode: '60611-2201', proximateDistance: 'unknown' },
      { shopId: '3', shopName: 'River Collision', address: '9 River Rd', city: 'Chicago', state: 'IL', zipCode: '60610', proximateDistance: null },
    ] },
    expect: { shows: ['Loop Body Works', 'Lake Auto', 'River Collision'], showsNot: ['0.0 mile', '0 miles away', ...JUNK], why: 'An unreadable distance costs the distance and is not zero.' },
  },
  {
    id: 'shops-zero-coordinates', call: 'repairFacilitiesSearch',
    body: { searchCenter: { latitude: 33.45, longitude: -112.07 }, participants: [
      { shopId: '1', shopName: 'Phoenix Body', address: '1 A St', city: 'Phoenix', state: 'AZ', zipCode: '85003', latitude: 33.45, longitude: -112.07 },
      { shopId: '2', shopName: 'Camelback Auto', address: '2 B St', city: 'Phoenix', state: 'AZ', zipCode: '85013', latitude: 33.48, longitude: -112.1 },
      { shopId: '3', shopName: 'Null Island Motors', address: '3 C St', city: 'Phoenix', state: 'AZ', zipCode: '85004', latitude: 0, longitude: 0 },
    ] },
    expect: { shows: ['Phoenix Body', 'Camelback Auto', 'Null Island Motors'], markers: 2, why: '0, 0 is no place, but the shop stays in the list.' },
  },
  {
    id: 'shops-swapped-and-out-of-range', call: 'repairFacilitiesSearch',
    body: { searchCenter: { latitude: 33.45, longitude: -112.07 }, participants: [
      { shopId: '1', shopName: 'Phoenix Body', address: '1 A St', city: 'Phoenix', state: 'AZ', zipCode: '85003', latitude: 33.45, longitude: -112.07, proximateDistance: 1 },
      { shopId: '2', shopName: 'Swapped Auto', address: '2 B St', city: 'Phoenix', state: 'AZ', zipCode: '85013', latitude: -112.1, longitude: 33.48, proximateDistance: 3 },
      { shopId: '3', shopName: 'Far South Collision', address: '3 C St', city: 'Phoenix', state: 'AZ', zipCode: '85004', latitude: -82.9, longitude: 39.9, proximateDistance: 4 },
      { shopId: '4', shopName: 'Micro Degree Motors', address: '4 D St', city: 'Phoenix', state: 'AZ', zipCode: '85004', latitude: 33450000, longitude: -112070000, proximateDistance: 5 },
    ] },
    expect: { shows: ['Phoenix Body', 'Swapped Auto', 'Far South Collision', 'Micro Degree Motors'], markers: 1, why: 'Places out of range or far from the center are no places; all shops stay in the list.' },
  },

  // ═════════════════════════ locationSuggest ═════════════════════════
  {
    id: 'suggest-predictions', call: 'locationSuggest', input: { text: '600 W Chic' },
    body: { predictions: [{ description: '600 W Chicago Ave, Chicago, IL, USA', place_id: 'ChIJ1' }], status: 'OK' },
    expect: { fails: true, showsNot: [NO_SHOPS], why: 'Unreadable is never none.' },
  },
  {
    id: 'suggest-features', call: 'locationSuggest', input: { text: '600 W Chic' },
    body: { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { full_address: '600 West Chicago Avenue, Chicago, Illinois 60654, United States' } }] },
    expect: { fails: true, why: 'Unreadable is never none.' },
  },
  {
    id: 'suggest-items-other-names', call: 'locationSuggest', input: { text: '600 W Chic' },
    body: { suggestions: [{ label: '600 W Chicago Ave, Chicago, IL, 60654, USA', magicKey: 'k1' }] },
    expect: { fails: true, why: 'No item can be read.' },
  },
  {
    id: 'suggest-full-state-name', call: 'locationSuggest', input: { text: '600 West Chicago' },
    body: { suggestions: [{ text: '600 West Chicago Avenue, Chicago, Illinois 60654, United States', isCollection: 'false' }] },
    expect: { shows: ['600 West Chicago Avenue, Chicago, Illinois 60654, United States'], why: 'A US address with the full name of its state is kept.' },
  },
  {
    id: 'suggest-country-mix', call: 'locationSuggest', input: { text: '100 Main' },
    body: { suggestions: [{ text: '100 Main St, Columbus, OH, 43215, USA' }, { text: '100 Main St, Hamilton, ON, L8N 1G8, Canada' }], spellcheck: [] },
    expect: { shows: ['100 Main St, Columbus, OH, 43215, USA'], showsNot: ['Hamilton'], why: 'Only US suggestions are kept.' },
  },
  {
    id: 'suggest-error', call: 'locationSuggest', input: { text: '100 Main' },
    body: { error: { code: 498, message: 'Invalid token.', details: [] } },
    expect: { fails: true, showsNot: ['Invalid token', '498'], why: 'An error in a 200.' },
  },

  // ═════════════════════════ claimContacts ═════════════════════════
  {
    id: 'contacts-wrapped', call: 'claimContacts',
    body: { data: { claimContacts: [{ contactId: 'MEMBER-1', isCurrentUser: true }] }, message: 'OK' },
    expect: { fails: true, why: 'An error in a 200 is an error.' },
  },
  {
    id: 'contacts-other-list-name', call: 'claimContacts',
    body: { contacts: [{ contactId: 'MEMBER-1', role: 'insured' }], paging: { total: 1 } },
    expect: { fails: true, why: 'Unreadable is never none.' },
  },
  {
    id: 'contacts-snake-items', call: 'claimContacts',
    body: { claimContacts: [{ contact_id: 'MEMBER-1', is_current_user: true, roles: ['insured'] }, { contact_id: 'CLAIMANT-2', is_third_party: true }] },
    expect: { fails: true, neverAsksFor: ['CLAIMANT-2'], why: 'No contact has its id.' },
  },
  {
    id: 'contacts-member-without-id', call: 'claimContacts',
    body: { claimContacts: [{ isCurrentUser: true, roles: ['insured'] }, { contactId: 'CLAIMANT-2', isThirdParty: true }] },
    expect: { neverAsksFor: ['CLAIMANT-2'], showsNot: ['Not started', 'In progress'], why: 'Who can\'t be found is nobody.' },
  },
  {
    id: 'contacts-roles-as-words', call: 'claimContacts',
    body: { claimContacts: [{ contactId: 'CLAIMANT-2', roles: 'Third-Party Claimant', isThirdParty: 'Y' }, { contactId: 'ATT-3', roles: 'Plaintiff Attorney' }, { contactId: 'MEMBER-1', roles: 'Named Insured', isCurrentUser: true }] },
    expect: { asksFor: 'MEMBER-1', neverAsksFor: ['CLAIMANT-2', 'ATT-3'], why: 'The current user is marked and has an id, whatever the form of the roles.' },
  },
  {
    id: 'contacts-roles-as-objects', call: 'claimContacts',
    body: { claimContacts: [{ contactId: 'CLAIMANT-2', roles: [{ code: 'claimant', name: 'Claimant' }] }, { contactId: 'MEMBER-1', roles: [{ code: 'insured', name: 'Named Insured' }], isCurrentUser: true }] },
    expect: { asksFor: 'MEMBER-1', neverAsksFor: ['CLAIMANT-2'], why: 'Unreadable roles cost the roles.' },
  },
  {
    id: 'contacts-only-others', call: 'claimContacts',
    body: { claimContacts: [{ contactId: 'CLAIMANT-2', role: 'CLMT' }, { contactId: 'SHOP-4', role: 'paintShop' }, { contactId: 'ADJ-5', roles: ['Staff Adjuster'] }], totalCount: 3 },
    expect: { neverAsksFor: ['CLAIMANT-2', 'SHOP-4', 'ADJ-5'], showsNot: ['Not started', 'In progress'], why: 'The current user is not among them, so the timeline is static.' },
  },
  {
    id: 'contacts-attorney-of-insured', call: 'claimContacts',
    body: { claimContacts: [{ contactId: 'ATT-3', roles: ['Insured\'s Attorney'] }, { contactId: 'PA-6', roles: ['Public Adjuster for Insured'] }, { contactId: 'EX-7', roles: ['Uninsured Motorist'] }] },
    expect: { neverAsksFor: ['ATT-3', 'PA-6', 'EX-7'], why: 'Never by what a word contains.' },
  },
  {
    id: 'contacts-current-user-n', call: 'claimContacts',
    body: { claimContacts: [{ contactId: 'CLAIMANT-2', isCurrentUser: 'N', isThirdParty: 'N' }, { contactId: 'WIT-8', isCurrentUser: 0 }] },
    expect: { neverAsksFor: ['CLAIMANT-2', 'WIT-8'], why: 'The text N is not true.' },
  },
  {
    id: 'contacts-big-numeric-id', call: 'claimContacts',
    raw: '{"claimContacts":[{"contactId":90071992547409931,"isCurrentUser":true,"roles":["insured"]},{"contactId":90071992547409932,"isThirdParty":true}]}',
    expect: { asksFor: '90071992547409931', neverAsksFor: ['90071992547409932', '90071992547409930', '90071992547409940'], why: 'A rounded id is another person\'s.' },
  },
  {
    id: 'contacts-error-beside-empty', call: 'claimContacts',
    body: { claimContacts: [], totalCount: 0, meta: { errors: [{ code: 'PARTY_503' }] } },
    expect: { fails: true, why: 'An error in a 200 is an error.' },
  },
];
