"use client";

import type { ComponentType } from "react";
import { createRoot, type Root } from "react-dom/client";
import { attributeNames, propValue } from "./attributes.ts";
import { ElementContents, type OwnSettings } from "./element-contents.tsx";
import type { AttributeType, ElementRow } from "./element-row.ts";
import { repairModals } from "./modal-repair.ts";
import { adoptStyles, adoptTokens } from "./sheets.ts";

/** The style sheets of elements, as text. */
export interface ElementStyles {
  /** For inside each shadow root, in this order. */
  styles: readonly string[];
  /** For the page, once. */
  tokens: string;
}

/** Properties of every element besides its own props. */
const SHARED_PROPERTIES = ["client", "hrefs", "loadShopMap"];

let roots = 0;

/** The custom element of a row. Only here is `HTMLElement` touched, so that servers can import this. */
export function createElementClass(
  row: ElementRow,
  { styles, tokens }: ElementStyles,
): CustomElementConstructor {
  const { attributes, properties = [], required = [] } = row;
  const propOf = attributeNames(Object.keys(attributes));
  const props = [...Object.keys(attributes), ...properties, ...SHARED_PROPERTIES];
  const component = row.component as ComponentType<Record<string, unknown>>;

  class ClaimkitElement extends HTMLElement {
    static observedAttributes = [...propOf.keys()];

    // No delegatesFocus: React would hand the focus to the first control after many an update.
    readonly #shadow = this.attachShadow({ mode: "open" });
    // Each prop is there from the start: one that nobody sets must not be read from Object.prototype.
    readonly #values = new Map<string, unknown>(props.map((prop) => [prop, undefined]));
    #root: Root | undefined;

    connectedCallback(): void {
      this.#takeEarlyProperties();
      this.#adoptStyles();
      if (this.#root) repairModals(this.#shadow);
      // Ids are unique in the page, although a shadow root would not need it: a fragment finds one.
      this.#root ??= createRoot(this.#shadow, {
        identifierPrefix: `${this.localName}-${++roots}-`,
      });
      this.#render();
    }

    /** Being here is what lets `moveBefore` keep focus, dialogs and everything else. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      // Not at once: a move by `append` disconnects and connects again.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = undefined;
      });
    }

    adoptedCallback(): void {
      this.#adoptStyles();
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null): void {
      const prop = propOf.get(name);
      if (prop !== undefined) this.setProp(prop, value);
    }

    getProp(prop: string): unknown {
      return this.#values.get(prop);
    }

    setProp(prop: string, value: unknown): void {
      const type: AttributeType | undefined = attributes[prop];
      // Frameworks say `null` where they mean nothing.
      this.#values.set(prop, type === undefined ? (value ?? undefined) : propValue(value, type));
      if (this.#root) this.#render();
    }

    /** Properties that were set before the element was defined hide the class's own: takes them over. */
    #takeEarlyProperties(): void {
      for (const prop of props) {
        if (!Object.hasOwn(this, prop)) continue;
        const value: unknown = Reflect.get(this, prop);
        Reflect.deleteProperty(this, prop);
        this.setProp(prop, value);
      }
    }

    #adoptStyles(): void {
      adoptTokens(this.ownerDocument, tokens);
      adoptStyles(this.#shadow, styles);
    }

    #render(): void {
      const { client, loadShopMap, ...values } = Object.fromEntries(this.#values);
      for (const prop of required) values[prop] ??= "";
      this.#root?.render(
        <ElementContents
          element={this}
          component={component}
          own={{ client, loadShopMap } as OwnSettings}
          values={values}
        />,
      );
    }
  }

  for (const prop of props) {
    Object.defineProperty(ClaimkitElement.prototype, prop, {
      configurable: true,
      enumerable: true,
      get(this: ClaimkitElement) {
        return this.getProp(prop);
      },
      set(this: ClaimkitElement, value: unknown) {
        this.setProp(prop, value);
      },
    });
  }
  return ClaimkitElement;
}
