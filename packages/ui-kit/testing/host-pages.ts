/** A page of a host, as its designers may have made it. */
export interface HostPage {
  what: string;
  css: string;
  html: string;
  /** The color that a person would call its accent; without one, the page has none. */
  accent?: string;
}

const text = `<p>Your policy covers damage to your car and to other people's property. If something has
  happened, tell us within two days, and keep the receipts of what you had to pay.</p>
  <p>Most claims are settled within three weeks. We tell you by mail when something changes.</p>`;

const form = (submit: string): string =>
  `<form><label>Policy <input class="field form-control" name="policy" /></label>${submit}</form>`;

const nav = `<nav><a href="#a">Cars</a> <a href="#b">Home</a> <a href="#c">Claims</a></nav>`;

const page = (submit: string, rest = ""): string =>
  `<header class="top">${nav}</header><main><h1>My claims</h1>${text}${form(submit)}${rest}</main>`;

/** Pages in the manner of style sheets that many hosts have, and of brands that exist nowhere. */
export const hostPages: readonly HostPage[] = [
  {
    what: "a framework with blue buttons and links",
    css: `body { font: 400 1rem/1.5 system-ui; color: #212529 } a { color: #0d6efd }
      .btn { padding: 6px 12px; border: 1px solid transparent; border-radius: 6px; background: none }
      .btn-primary { background: #0d6efd; color: #fff } .btn-secondary { background: #6c757d; color: #fff }
      .form-control { border: 1px solid #dee2e6; border-radius: 6px }`,
    html: page(
      '<button class="btn btn-primary">Save</button> <button class="btn btn-secondary">Back</button>',
    ),
    accent: "#0d6efd",
  },
  {
    what: "utility classes, with a violet action",
    css: `*, ::before { box-sizing: border-box; border: 0 solid #e5e7eb } body { font-family: ui-sans-serif, sans-serif; color: #111827; margin: 0 }
      a { color: inherit } button { background: transparent } .bg-violet-600 { background: oklch(54.1% 0.281 293.009) } .text-white { color: #fff } .rounded-lg { border-radius: 8px }`,
    html: page('<button class="bg-violet-600 text-white rounded-lg">Continue</button>'),
    accent: "#7f22fe",
  },
  {
    what: "a government service: green button, blue links, black header",
    css: `body { font-family: arial, sans-serif; color: #0b0c0c } .top { background: #0b0c0c } .top a { color: #fff }
      a { color: #1d70b8 } button { background: #00703c; color: #fff; border: 0; border-radius: 0 } input { border: 2px solid #0b0c0c }`,
    html: page("<button>Continue</button>", '<p><a href="#d">Ask for help</a></p>'),
    accent: "#00703c",
  },
  {
    what: "material: contained and outlined buttons with a bar in the same color",
    css: `body { font-family: Roboto, sans-serif; color: rgb(0 0 0 / 87%) } .top { background: #1976d2 } .top a { color: #fff }
      .contained { background: #1976d2; color: #fff; border: 0; border-radius: 4px } .outlined { border: 1px solid rgb(25 118 210 / 50%); color: #1976d2; background: none }`,
    html: page('<button class="contained">Save</button><button class="outlined">Cancel</button>'),
    accent: "#1976d2",
  },
  {
    what: "yellow buttons with black labels, which white text would not be legible on",
    css: `body { font-family: Georgia, serif; color: #222 } button { background: #ffcc00; color: #1a1a1a; border: 0; border-radius: 999px } a { color: #222 }`,
    html: page("<button>Start a claim</button>"),
    accent: "#ffcc00",
  },
  {
    what: "a gradient button",
    css: `body { font-family: Verdana, sans-serif; color: #2a2440 } button { background: linear-gradient(90deg, #ff5f6d, #ff5f6d); color: #2a0008; border: 0; border-radius: 12px } a { color: #2a2440 }`,
    html: page("<button>Start</button>"),
    accent: "#ff5f6d",
  },
  {
    what: "black buttons on white",
    css: `body { font-family: Helvetica, sans-serif; color: #000 } button { background: #000; color: #fff; border: 0; border-radius: 8px } a { color: #000 }`,
    html: page('<button class="primary">Request</button><button>More</button>'),
    accent: "#000000",
  },
  {
    what: "white buttons on black",
    css: `html { color-scheme: dark } body { background: #000; font-family: Helvetica, sans-serif; color: #eee } button { background: #fff; color: #000; border: 0; border-radius: 8px } a { color: #eee }`,
    html: page('<button class="primary">Request</button>'),
    accent: "#ffffff",
  },
  {
    what: "only links have a color",
    css: `body { font-family: Tahoma, sans-serif; color: #333 } a { color: #c2185b }`,
    html: page(""),
    accent: "#c2185b",
  },
  {
    what: "only the bar has a color",
    css: `body { font-family: Tahoma, sans-serif; color: #333 } a { color: #333 } .top { background: #2e7d32 } .top a { color: #fff }`,
    html: page(""),
    accent: "#2e7d32",
  },
  {
    what: "only its theme-color",
    css: `body { font-family: Tahoma, sans-serif; color: #333 } a { color: #333 }`,
    html: `<meta name="theme-color" content="#6a1b9a">${page("")}`,
    accent: "#6a1b9a",
  },
  { what: "no style at all", css: "", html: page("<button>Save</button>") },
  {
    what: "only grays",
    css: `body { font-family: Arial; color: #444; background: #f3f3f3 } a { color: #444 } button { background: #ddd; color: #333; border: 1px solid #999 }`,
    html: page("<button>Save</button>"),
  },
  {
    what: "a red 'Delete' as its only color",
    css: `body { font-family: Arial; color: #222 } a { color: #222 } button { background: #c62828; color: #fff; border: 0 }`,
    html: page("<button>Delete</button>"),
  },
  {
    what: "more red buttons for deleting than blue ones",
    css: `body { font-family: Arial; color: #222 } a { color: #222 } button { border: 0; color: #fff } .b-danger { background: #d32f2f } .b-go { background: #01579b }`,
    html: page(
      '<button class="b-danger">Delete</button><button class="b-danger">Delete</button><button class="b-danger">Delete</button><button class="b-go">Send</button>',
    ),
    accent: "#01579b",
  },
  {
    what: "a dark page without a color-scheme",
    css: `body { background: #12161c; color: #e6edf3; font-family: "Segoe UI", sans-serif } a { color: #58a6ff } button { background: #238636; color: #fff; border: 0; border-radius: 6px } input { background: #0d1117; border-radius: 6px; border: 1px solid #30363d }`,
    html: page("<button>Create</button>"),
    accent: "#238636",
  },
  {
    what: "a dark violet page with a coral action",
    css: `body { background: #1b1030; color: #efe6ff; font-family: Verdana } a { color: #efe6ff } button { background: #ff7f6a; color: #1b1030; border: 0; border-radius: 20px }`,
    html: page("<button>Start</button>"),
    accent: "#ff7f6a",
  },
  {
    what: "a page between light and dark",
    css: `body { background: #8a97a5; color: #101820; font-family: Arial } a { color: #101820 } button { background: #123456; color: #fff; border: 0 }`,
    html: page("<button>Send</button>"),
    accent: "#123456",
  },
  {
    what: "a cream page with faint text",
    css: `body { background: #fff4dc; color: #a39a86; font-family: "Palatino", serif } a { color: #7a3e00 } button { background: #7a3e00; color: #fff4dc; border: 0; border-radius: 3px }`,
    html: page("<button>Send</button>"),
    accent: "#7a3e00",
  },
  {
    what: "a photo behind everything",
    css: `body { background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"); font-family: Arial; color: #fff } a { color: #fff } button { background: #00838f; color: #fff; border: 0 }`,
    html: page("<button>Send</button>"),
    accent: "#00838f",
  },
  {
    what: "pale buttons beside a strong one",
    css: `body { font-family: Arial; color: #123 } a { color: #123 } button { background: #e3efff; color: #0b4fa8; border: 0; border-radius: 10px } button.main { background: #0b4fa8; color: #fff }`,
    html: page(
      '<button>A</button><button>B</button><button>C</button><button class="main">Send</button>',
    ),
    accent: "#0b4fa8",
  },
  {
    what: "outlined buttons",
    css: `body { font-family: Arial; color: #123 } a { color: #123 } button { background: none; border: 2px solid #00695c; color: #00695c; border-radius: 4px }`,
    html: page("<button>Send</button>"),
    accent: "#00695c",
  },
  {
    what: "links that look like buttons",
    css: `body { font-family: Arial; color: #123 } a { color: #123 } a.button { background: #e65100; color: #fff; padding: 8px; border-radius: 5px }`,
    html: page("", '<a class="button" href="#x">Report a claim</a>'),
    accent: "#e65100",
  },
  {
    what: "a blue bar over orange actions",
    css: `body { font-family: Arial; color: #123 } a { color: #002f6c } .top { background: #002f6c } .top a { color: #fff } button { background: #ff6f00; color: #000; border: 0 }`,
    html: page("<button>Get a quote</button>"),
    accent: "#ff6f00",
  },
  {
    what: "hundreds of links, and one action",
    css: `body { font-family: Arial; color: #123 } a { color: #004ba0 } button { background: #ad1457; color: #fff; border: 0 }`,
    html: page("<button>Join</button>", '<a href="#y">More</a> '.repeat(10_000)),
    accent: "#ad1457",
  },
  {
    what: "root font size of ten pixels",
    css: `html { font-size: 62.5% } body { font: 1.6rem/1.5 "Trebuchet MS", sans-serif; color: #1d1d1d } a { color: #1d1d1d } button { font: inherit; background: #4527a0; color: #fff; border: 0; border-radius: 0.8rem }`,
    html: page("<button>Send</button>"),
    accent: "#4527a0",
  },
  {
    what: "colors in other color spaces",
    css: `body { font-family: Arial; color: oklch(25% 0.03 250) } a { color: inherit } button { background: color(display-p3 0.1 0.45 0.35); color: white; border: 0; border-radius: 6px }`,
    html: page("<button>Send</button>"),
    accent: "#007558",
  },
  {
    what: "light-dark() in a light page",
    css: `:root { color-scheme: light } body { font-family: Arial; color: light-dark(#222, #eee); background: light-dark(#fff, #111) } a { color: inherit } button { background: light-dark(#00796b, #80cbc4); color: light-dark(#fff, #000); border: 0 }`,
    html: page("<button>Send</button>"),
    accent: "#00796b",
  },
  {
    what: "a hidden menu with buttons in another color",
    css: `body { font-family: Arial; color: #123 } a { color: #123 } .menu { display: none } .menu button { background: #f50057 } button { background: #1b5e20; color: #fff; border: 0 }`,
    html: page(
      "<button>Send</button>",
      '<div class="menu"><button>A</button><button>B</button></div>',
    ),
    accent: "#1b5e20",
  },
  {
    what: "headings in a serif, in a card on a gray page",
    css: `body { background: #eceff1; font-family: "Arial Narrow", Arial, sans-serif; color: #263238 } h1 { font-family: Georgia, serif } main { background: #fff; padding: 20px } a { color: #0277bd } button { background: #0277bd; color: #fff; border: 0; border-radius: 2px }`,
    html: page("<button>Send</button>"),
    accent: "#0277bd",
  },
];
