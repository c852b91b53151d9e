import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  { sent: "Hail", shown: "Hail" },
  { sent: "First.\r\nSecond.\n\n\n\nThird.", shown: "First.\nSecond.\n\nThird." },
  { sent: "2019 Town &amp; Country", shown: "2019 Town & Country" },
  {
    sent: "O&#39;Brien &mdash; Jos&eacute; Nu&Ntilde;ez &x2; &copy;",
    shown: "O'Brien — José NuÑez &x2; &copy;",
  },
  { sent: "&lt;b&gt;done&lt;/b&gt; &amp;lt;", shown: "<b>done</b> &lt;" },
  { sent: "Enterprise<br/>12 Main St", shown: "Enterprise\n12 Main St" },
  { sent: "First.\nSecond.<br>\nThird.", shown: "First.\nSecond.\nThird." },
  {
    sent: "<p>Bring\nyour keys.</p> <p>And <b>photos</b>.</p>",
    shown: "Bring your keys.\n\nAnd photos.",
  },
  { sent: "Bring:<ul>\n<li>keys</li>\n<li>photos</li>\n</ul>", shown: "Bring:\n\nkeys\nphotos" },
  { sent: "<script>alert(1)</script>", shown: "alert(1)" },
  { sent: "1 < 2 <3 <John> <img src=x>", shown: "1 < 2 <3 <John> <img src=x>" },
])("shows '$sent' as '$shown'", ({ sent, shown }) => {
  expect(plainText(sent)).toBe(shown);
});
