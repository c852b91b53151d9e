import { expect } from "vitest";

/** Finds an element that can be seen, in shadow roots too, by a selector and words of its name or text. */
export type Find = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  words?: string,
) => Found | undefined;

/** What a journey does on a page in WebKit. It looks through shadow roots, and presses where a pointer would. */
export class WebKitPage {
  readonly #browser: WebdriverIO.Browser;

  constructor(browser: WebdriverIO.Browser) {
    this.#browser = browser;
  }

  /** Opens a page as a new visitor does. */
  async open(url: string, width: number): Promise<void> {
    await this.#browser.setWindowSize(width, 900);
    await this.#browser.url(url);
    await this.#browser.execute(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.#browser.refresh();
    expect(await this.#browser.execute(() => innerWidth)).toBe(width);
  }

  /** Waits until something can be seen. */
  async see(selector: string, words: string): Promise<void> {
    await this.#wait(selector, words, (place) => place !== null);
  }

  /** Presses the middle of a control, once nothing covers it. */
  async press(selector: string, words: string): Promise<void> {
    const place = await this.#wait(selector, words, (seen) => seen?.isOnTop === true);
    await this.#browser
      .action("pointer")
      .move({ x: place?.x ?? 0, y: place?.y ?? 0, origin: "viewport" })
      .down()
      .up()
      .perform();
  }

  /** Chooses an option of a labelled drop-down. */
  async choose(label: string, option: string): Promise<void> {
    const labelled = `//label[normalize-space()='${label}']/following-sibling::select`;
    await this.#browser.$(labelled).selectByVisibleText(option);
  }

  /** Reads something in the page, which its function gets to by what finds elements. */
  read<Value>(script: (find: Find) => Value): Promise<Value> {
    return this.#browser.execute(`return (${script})(${find})`) as Promise<Value>;
  }

  /** Nothing is pushed out of the page at its side, and nothing was complained about. */
  async isWell(): Promise<void> {
    const { overflow, complaints } = await this.read(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { overflow: scrollWidth - clientWidth, complaints: Reflect.get(window, "complaints") };
    });
    expect(complaints).toEqual([]);
    expect(overflow).toBe(0);
  }

  async #wait(
    selector: string,
    words: string,
    isEnough: (place: Place | null) => boolean,
  ): Promise<Place | null> {
    const script = `return (${look})(${find}, ...arguments)`;
    let place: Place | null = null;
    const seen = async (): Promise<boolean> => {
      place = await this.#browser.execute<Place | null, [string, string]>(script, selector, words);
      return isEnough(place);
    };
    await expect.poll(seen, { timeout: 15_000, message: `${selector} '${words}'` }).toBe(true);
    return place;
  }
}

interface Place {
  x: number;
  y: number;
  /** Whether a pointer there would get the element. */
  isOnTop: boolean;
}

/** Runs in the page. */
const find: Find = (selector, words = "") => {
  const search = (root: Document | ShadowRoot): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>("*")].flatMap((element) => {
      const inside = element.shadowRoot ? search(element.shadowRoot) : [];
      return element.matches(selector) ? [element].concat(inside) : inside;
    });
  const found = search(document).find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.ariaLabel ?? ""} ${element.innerText}`.includes(words),
  );
  return found as never;
};

/** Runs in the page: brings an element into the middle of the window, and says where it is. */
function look(search: Find, selector: string, words: string): Place | null {
  const element = search(selector, words);
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const root = element.getRootNode() as Document | ShadowRoot;
  return { x, y, isOnTop: element.contains(root.elementFromPoint(x, y)) };
}
