import { expect, onTestFinished, vi } from "vitest";

/** What hostile text has done to the page. */
export interface PageWatch {
  /** Addresses on other servers that something in the page has requested. All of them are blocked. */
  requests: () => string[];
  /** How often something hostile ran: each string that can run calls `alert`. */
  runs: () => number;
  /** Waits until everything that was requested so far has been noticed. */
  settle: () => Promise<void>;
}

/** Requested last: once it is noticed, so is everything before it. */
const LAST = "https://last.example/";

/** Lets every script run, and no request leave this server, so that both can be noticed. */
export function watchPage(): PageWatch {
  const requests: string[] = [];
  const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
  document.head.append(policy);
  const note = ({ blockedURI }: SecurityPolicyViolationEvent): void =>
    void requests.push(blockedURI);
  document.addEventListener("securitypolicyviolation", note);
  onTestFinished(() => {
    document.removeEventListener("securitypolicyviolation", note);
    policy.remove();
    alert.mockRestore();
  });
  return {
    requests: () => requests.filter((url) => !url.startsWith(LAST)),
    runs: () => alert.mock.calls.length,
    async settle() {
      const image = new Image();
      image.src = LAST;
      await expect.poll(() => requests.some((url) => url.startsWith(LAST))).toBe(true);
    },
  };
}

/** Elements that run or request something, and that the finder has none of. */
const HOSTILE_ELEMENTS = [
  "animate, audio, base, embed, foreignObject, frame, frameset, iframe, image, img, link, marquee",
  "math, meta, noscript, object, picture, script, set, source, style, template, textarea, use, video",
].join();

const HOSTILE_ATTRIBUTE = /^(on|src|ping$|action$|formaction$|background$|poster$|xlink|ng-|v-|x-)/;

/** What the kit writes itself, to place a list below its field. */
const OWN_STYLE = /^[\w\s:;.,()%+*/-]*$/;

const SAFE_HREF = /^(https:\/\/|mailto:|tel:)/;

function isHostile({ name, value }: Attr): boolean {
  if (name === "href") return !SAFE_HREF.test(value);
  if (name === "style") return !OWN_STYLE.test(value) || /url|alert|hostile/i.test(value);
  return HOSTILE_ATTRIBUTE.test(name);
}

/** Elements and attributes in a part of the page, its shadow roots included, that hostile text must not create. */
export function hostileParts(root: ParentNode): string[] {
  const elements = elementsIn(root);
  return [
    ...elements
      .filter((element) => element.matches(HOSTILE_ELEMENTS))
      .map(({ tagName }) => tagName),
    ...elements.flatMap((element) =>
      [...element.attributes]
        .filter(isHostile)
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  ];
}

function elementsIn(root: ParentNode): Element[] {
  const elements = [...root.querySelectorAll("*")];
  const inside = elements.map(({ shadowRoot }) => (shadowRoot ? elementsIn(shadowRoot) : []));
  return elements.concat(...inside);
}
