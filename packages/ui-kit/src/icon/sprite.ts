/** URL of the sprite sheet if the page sets no other. See docs/reference/kit.md#sprite-icon. */
const DEFAULT_LOCATION = "/media/sprite.svg";
/** Sets the URL: `<meta name="claimkit-sprite" content="/assets/sprite.svg">`. */
const META_TAG = 'meta[name="claimkit-sprite"]';
/** Delays between attempts to find an icon, in ms. */
const TRIES = 20;
const DELAY = 10;

/** Each URL is requested once, for any number of icons. */
const locations = new Map<string, Promise<string>>();
const sheets = new Map<string, Promise<string | undefined>>();
const reported = new Set<string>();

/**
 * Renders an icon of the sprite sheet, and logs an error if it is missing. References an external file,
 * because a reference to the document's own elements does not work in a shadow root.
 */
export async function drawFromSprite(use: SVGUseElement, id: string): Promise<void> {
  const sprite = await locate(use.ownerDocument);
  const href = `${sprite}#${id}`;
  let isRequested = false;
  use.addEventListener("error", () => {
    isRequested = false;
  });

  for (let tries = 1; tries <= TRIES; tries++) {
    if (!isRequested) {
      // Removed first, because a browser ignores the same reference.
      use.removeAttribute("href");
      use.setAttribute("href", href);
      isRequested = true;
    }
    if (isDrawn(use)) return;
    await new Promise((resolve) => setTimeout(resolve, DELAY * tries));
    // The element may have been removed or changed meanwhile.
    if (!use.isConnected || use.getAttribute("href") !== href) return;
  }
  await explain(sprite, id);
}

function locate(page: Document): Promise<string> {
  const named = page.querySelector<HTMLMetaElement>(META_TAG)?.content;
  return named
    ? once(locations, named, async () => ((await ask(named, "HEAD")) ? named : DEFAULT_LOCATION))
    : Promise.resolve(DEFAULT_LOCATION);
}

/** Elements that are not visible, as in a closed accordion, have no size although the icon is found. */
function isDrawn(use: SVGUseElement): boolean {
  if (!use.checkVisibility()) return false;
  const { width, height } = use.getBBox();
  return width + height > 0;
}

/** Logs why an icon is missing, each reason once. See docs/reference/kit.md#sprite-icon. */
async function explain(sprite: string, id: string): Promise<void> {
  const sheet = await once(sheets, sprite, async () => (await ask(sprite, "GET"))?.text());
  if (sheet === undefined) report("Icon sprite failed to load", sprite);
  else if (!['"', "'"].some((quote) => sheet.includes(`id=${quote}${id}${quote}`)))
    report("Sprite id not found", `${sprite}#${id}`);
}

function report(error: string, where: string): void {
  if (reported.has(where)) return;
  reported.add(where);
  // oxlint-disable-next-line no-console -- documented: docs/reference/kit.md#sprite-icon
  console.error(error, where);
}

async function ask(address: string, method: "GET" | "HEAD"): Promise<Response | undefined> {
  try {
    const response = await fetch(address, { method, mode: "same-origin" });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

function once<Answer>(
  answers: Map<string, Promise<Answer>>,
  address: string,
  find: () => Promise<Answer>,
): Promise<Answer> {
  const answer = answers.get(address) ?? find();
  answers.set(address, answer);
  return answer;
}
