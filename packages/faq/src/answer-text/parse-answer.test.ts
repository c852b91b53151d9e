import { describe, expect, test } from "vitest";
import type { AnswerBlock, Phrase } from "./answer-block.ts";
import { parseAnswer } from "./parse-answer.ts";
import { plainText } from "./plain-text.ts";

/** One line per paragraph and item: `¶`, `•` or its number, bold in `[]`, a link as `{text}(address)`. */
function outline(blocks: readonly AnswerBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.type === "paragraph"
      ? [`¶ ${phrasesOf(block.phrases)}`]
      : block.items.map(
          (item, index) => `${block.ordered ? `${block.start + index}.` : "•"} ${phrasesOf(item)}`,
        ),
  );
}

function phrasesOf(phrases: readonly Phrase[]): string {
  return phrases
    .map(({ href, runs }) => {
      const text = runs.map((run) => (run.bold ? `[${run.text}]` : run.text)).join("");
      return href ? `{${text}}(${href})` : text;
    })
    .join("");
}

describe.each([
  {
    kind: "text",
    rows: [
      { answer: "Yes.", lines: ["¶ Yes."] },
      { answer: "One.\n\nTwo.\r\n \r\n\nThree.", lines: ["¶ One.", "¶ Two.", "¶ Three."] },
      { answer: "One,\ntwo.", lines: ["¶ One,\ntwo."] },
      { answer: "One.\u2028\u2028Two.", lines: ["¶ One.", "¶ Two."] },
      { answer: "  a \t b  ", lines: ["¶ a b"] },
      { answer: "Say **this** and **that**.", lines: ["¶ Say [this] and [that]."] },
      { answer: "2 ** 3", lines: ["¶ 2 ** 3"] },
      { answer: "**a** ** b", lines: ["¶ [a] ** b"] },
      { answer: "**a\nb**", lines: ["¶ **a\nb**"] },
      {
        answer: "Bring:\n- keys\n- papers\nThanks.",
        lines: ["¶ Bring:", "• keys", "• papers", "¶ Thanks."],
      },
      { answer: "* a\n\n* b", lines: ["• a", "• b"] },
      { answer: "• a\n1. b\n2) c", lines: ["• a", "1. b", "2. c"] },
      { answer: "1. a\n\nMore.\n\n2. b", lines: ["1. a", "¶ More.", "2. b"] },
      { answer: "-5 degrees", lines: ["¶ -5 degrees"] },
      { answer: "10.5 % of it", lines: ["¶ 10.5 % of it"] },
      { answer: "< 5 and > 3", lines: ["¶ < 5 and > 3"] },
    ],
  },
  {
    kind: "tags",
    rows: [
      { answer: "<p>One.</p><p>Two.</p>", lines: ["¶ One.", "¶ Two."] },
      { answer: "<div>One.<div>Two.</div>Three.</div>", lines: ["¶ One.", "¶ Two.", "¶ Three."] },
      { answer: "<h2>Title</h2>Text", lines: ["¶ Title", "¶ Text"] },
      { answer: "One,<br>two.<br/><BR >Three.", lines: ["¶ One,\ntwo.", "¶ Three."] },
      { answer: "<p>One\n  line</p>", lines: ["¶ One line"] },
      { answer: "<b>a</b> <strong>b</strong> c", lines: ["¶ [a] [b] c"] },
      { answer: "<b>a <b>b</b> c</b> d</b> e", lines: ["¶ [a b c] d e"] },
      { answer: "<b>a", lines: ["¶ [a]"] },
      { answer: "x<ul><li>a</li><li>b</li></ul>y", lines: ["¶ x", "• a", "• b", "¶ y"] },
      { answer: "<ol>\n <li>a\n <li>b\n</ol>", lines: ["1. a", "2. b"] },
      {
        answer: "<ol><li>a</li></ol><p>More.</p><ol start='2'><li>b</li></ol>",
        lines: ["1. a", "¶ More.", "2. b"],
      },
      { answer: "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", lines: ["• a", "• b", "• c"] },
      { answer: "<ul><li><p>a</p><p>b</p></li></ul>", lines: ["• a\nb"] },
      { answer: "<ul>stray</ul></ul></li>end", lines: ["• stray", "¶ end"] },
      { answer: "<li>a</li>b", lines: ["• a", "¶ b"] },
      { answer: "<em>a</em> <span style='x'>b</span>", lines: ["¶ a b"] },
    ],
  },
  {
    kind: "links",
    rows: [
      {
        answer: '<a href="https://a.example/x?y=1&amp;z=2">our <b>page</b></a>.',
        lines: ["¶ {our [page]}(https://a.example/x?y=1&z=2)."],
      },
      { answer: "<A\nclass=x HREF='tel:+15550100'>call", lines: ["¶ {call}(tel:+15550100)"] },
      { answer: "<a href=mailto:a@b.example>mail</a>", lines: ["¶ {mail}(mailto:a@b.example)"] },
      { answer: '<a href="https://a.example"></a>b', lines: ["¶ b"] },
      {
        answer: "(See https://a.example/Total_(loss).)",
        lines: ["¶ (See {https://a.example/Total_(loss)}(https://a.example/Total_(loss)).)"],
      },
      {
        answer: "See https://a.example/x, or (https://b.example/).",
        lines: [
          "¶ See {https://a.example/x}(https://a.example/x), or ({https://b.example/}(https://b.example/)).",
        ],
      },
      {
        answer:
          "https://a.example/x?y&amp;z&nbsp;or &lt;https://b.example/&gt;, &quot;https://c.example&quot;",
        lines: [
          '¶ {https://a.example/x?y&z}(https://a.example/x?y&z)\u00A0or <{https://b.example/}(https://b.example/)>, "{https://c.example}(https://c.example)"',
        ],
      },
      {
        answer: "“https://a.example/x.” ‘https://b.example/’ «https://c.example/»",
        lines: [
          "¶ “{https://a.example/x}(https://a.example/x).” ‘{https://b.example/}(https://b.example/)’ «{https://c.example/}(https://c.example/)»",
        ],
      },
      { answer: "Hotel:$120 a night", lines: ["¶ Hotel:$120 a night"] },
      { answer: "**https://a.example**", lines: ["¶ {[https://a.example]}(https://a.example)"] },
      { answer: "tel:+15550100", lines: ["¶ {tel:+15550100}(tel:+15550100)"] },
      { answer: '<a href="/claims">a</a>', lines: ["¶ a"] },
      { answer: '<a href="http://a.example">a</a>', lines: ["¶ a"] },
      { answer: '<a href="//a.example">a</a>', lines: ["¶ a"] },
      { answer: '<a href="javascript:alert(1)">a</a>', lines: ["¶ a"] },
      { answer: '<a href="&#106;avascript&colon;alert(1)">a</a>', lines: ["¶ a"] },
      {
        answer: '<a href="mailto:a@b.example?subject=x%0d%0aBcc:c@d.example">a</a>',
        lines: ["¶ a"],
      },
      { answer: '<a name="x">a</a>', lines: ["¶ a"] },
      { answer: "http://a.example", lines: ["¶ http://a.example"] },
    ],
  },
  {
    kind: "everything else",
    rows: [
      { answer: "<img src=x onerror=alert(1)>", lines: ["¶ <img src=x onerror=alert(1)>"] },
      { answer: "<script>alert(1)</script>", lines: ["¶ alert(1)"] },
      { answer: "<b onclick=alert(1)>a</b>", lines: ["¶ [a]"] },
      { answer: "&lt;b&gt;a&lt;/b&gt; &amp;amp; &copy;", lines: ["¶ <b>a</b> &amp; &copy;"] },
      {
        answer: "a&nbsp;b&#32;&#38;&#x1F697; &#31;&#xD800;&#xDFFF;&#x110000;",
        lines: ["¶ a\u00A0b &🚗 \uFFFD\uFFFD\uFFFD\uFFFD"],
      },
      { answer: "<b <i>a</i>", lines: ["¶ <b a"] },
      { answer: "<b", lines: ["¶ <b"] },
      { answer: "< b>a", lines: ["¶ < b>a"] },
      { answer: "<blink>a", lines: ["¶ <blink>a"] },
      { answer: "", lines: [] },
      { answer: " <p> </p>\n<ul><li></ul> ", lines: [] },
    ],
  },
])("$kind", ({ rows }) => {
  test.each(rows)("$answer", ({ answer, lines }) => {
    expect(outline(parseAnswer(answer))).toEqual(lines);
  });
});

test("text has a line for each paragraph and item, and no formatting", () => {
  const blocks = parseAnswer("<p>Bring  <b>your</b>  keys.</p><ol><li>a</li><li>b</li></ol>");

  expect(plainText(blocks)).toBe("Bring your keys.\na\nb");
});

test("plain text has one space where bold text begins with another", () => {
  expect(plainText(parseAnswer("your <b> keys</b>"))).toBe("your keys");
});

/** Beginnings, middles and ends of everything that the parser looks for. */
const UNITS = [
  "<",
  ">",
  "*",
  "&",
  ";",
  "-",
  "\n",
  "\n\n",
  "\r",
  "\u2028",
  " ",
  ".",
  "e\u0301",
  "<b>",
  "</b>",
  "<b",
  "<b ",
  "<a href=",
  '<a href="',
  "<a href='",
  "<a href=https://a>x",
  "a href=",
  "<ul>",
  "</ul>",
  "<li>",
  "<ul><li>",
  "<p>",
  "<br>",
  "<!--",
  "**",
  "**a",
  "* ",
  "- a\n",
  "1. a\n",
  "https://",
  "https://a",
  "https://.",
  "tel:",
  "&#",
  "&amp;",
  "&#x26;",
];

describe.each([10_000, 100_000])("%d characters", (length) => {
  // Parsing some of them in quadratic time would take minutes.
  test.each(UNITS)("of %j do not get longer", (unit) => {
    const answer = unit.repeat(length / unit.length);

    expect(plainText(parseAnswer(answer)).length).toBeLessThanOrEqual(length);
  });
});
