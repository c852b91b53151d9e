import { expect } from "vitest";

/** Finds a visible element, also in shadow roots, by a selector and a part of its label or text. */
export type Find = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  text?: string,
) => Found | undefined;

/** A page in WebKit. Searches shadow roots too, and clicks with a pointer. */
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

  /** Waits until an element is visible. */
  async waitFor(selector: string, text: string): Promise<void> {
    await this.#wait(selector, text, (found) => found !== null);
  }

  /** Clicks the center of a control as soon as nothing covers it. */
  async click(selector: string, text: string): Promise<void> {
    const position = await this.#wait(selector, text, (found) => found?.isOnTop === true);
    await this.#browser
      .action("pointer")
      .move({ x: position?.x ?? 0, y: position?.y ?? 0, origin: "viewport" })
      .down()
      .up()
      .perform();
  }

  /** Selects an option of a labeled select. */
  async select(label: string, option: string): Promise<void> {
    const select = `//label[normalize-space()='${label}']/following-sibling::select`;
    await this.#browser.$(select).selectByVisibleText(option);
  }

  /** Evaluates a function in the page, which receives `find`. */
  evaluate<Value>(script: (find: Find) => Value): Promise<Value> {
    return this.#browser.execute(`return (${script})(${find})`) as Promise<Value>;
  }

  /** Expects that the page does not scroll horizontally and has logged no errors or warnings. */
  async expectNoProblems(): Promise<void> {
    const { overflow, consoleErrors } = await this.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        overflow: scrollWidth - clientWidth,
        consoleErrors: Reflect.get(window, "consoleErrors"),
      };
    });
    expect(consoleErrors).toEqual([]);
    expect(overflow).toBe(0);
  }

  async #wait(
    selector: string,
    text: string,
    isAccepted: (position: Position | null) => boolean,
  ): Promise<Position | null> {
    const script = `return (${locate})(${find}, ...arguments)`;
    let position: Position | null = null;
    const isReady = async (): Promise<boolean> => {
      position = await this.#browser.execute<Position | null, [string, string]>(
        script,
        selector,
        text,
      );
      return isAccepted(position);
    };
    await expect.poll(isReady, { timeout: 15_000, message: `${selector} '${text}'` }).toBe(true);
    return position;
  }
}

interface Position {
  x: number;
  y: number;
  /** Whether a pointer at the position would hit the element. */
  isOnTop: boolean;
}

/** Runs in the page. */
const find: Find = (selector, text = "") => {
  const search = (root: Document | ShadowRoot): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>("*")].flatMap((element) => {
      const inside = element.shadowRoot ? search(element.shadowRoot) : [];
      return element.matches(selector) ? [element].concat(inside) : inside;
    });
  const found = search(document).find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // Not `innerText`, which has the capitals of `text-transform`.
      `${element.ariaLabel ?? ""} ${element.textContent}`.includes(text),
  );
  return found as never;
};

/** Runs in the page: scrolls an element to the center of the window, and returns its position. */
function locate(search: Find, selector: string, text: string): Position | null {
  const element = search(selector, text);
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const root = element.getRootNode() as Document | ShadowRoot;
  return { x, y, isOnTop: element.contains(root.elementFromPoint(x, y)) };
}
