"use client";

import type { ComponentType } from "react";
import { createRoot, type Root } from "react-dom/client";
import { attributeNames, propValue } from "./attributes.ts";
import { ElementContents, type OwnSettings } from "./element-contents.tsx";
import type { AttributeType, ElementContent, ElementTraits } from "./element-row.ts";
import { exposeParts } from "./expose-parts.ts";
import { fileFailure, fileWaiting } from "./file-states.tsx";
import { adoptStyles, adoptTokens } from "./sheets.ts";

/** Returns the content of an element, or loads it when the page has such an element. */
export type LoadContent = () => ElementContent | Promise<ElementContent>;

/** Properties that every element has besides its props. */
const SHARED_PROPERTIES = ["client", "hrefs", "loadPlaceMap", "theme"];

let roots = 0;

/**
 * Creates the custom element class of a row. `HTMLElement` is only used here, so that servers can
 * import this module.
 *
 * @param name of the element, without a prefix
 * @param tokens the style sheet of the document, as text
 */
export function createElementClass(
  name: string,
  traits: ElementTraits,
  load: LoadContent,
  tokens: string,
): CustomElementConstructor {
  const { attributes, properties = [], required = [] } = traits;
  const propOf = attributeNames(Object.keys(attributes));
  const props = [...Object.keys(attributes), ...properties, ...SHARED_PROPERTIES];

  class ClaimkitElement extends HTMLElement {
    static observedAttributes = [...propOf.keys(), "theme"];

    // No delegatesFocus: React would move the focus to the first control after many updates.
    readonly #shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    readonly #values = new Map<string, unknown>();
    #content: ElementContent | undefined;
    #root: Root | undefined;

    constructor() {
      super();
      exposeParts(this.#shadow);
    }

    connectedCallback(): void {
      this.#takeEarlyProperties();
      const view = this.ownerDocument.defaultView;
      if (view !== window) view?.addEventListener("pagehide", this.#onFrameEnd);
      this.#load();
    }

    /** Its presence lets `moveBefore` keep focus, dialogs and all other state. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      // Deferred, because a move by `append` disconnects and connects again.
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    adoptedCallback(): void {
      this.#adoptStyles();
    }

    attributeChangedCallback(attribute: string, _: string | null, value: string | null): void {
      const prop = propOf.get(attribute) ?? attribute;
      this.setProp(prop, value);
    }

    getProp(prop: string): unknown {
      return this.#values.get(prop);
    }

    setProp(prop: string, value: unknown): void {
      const type: AttributeType | undefined = attributes[prop];
      // Frameworks set `null` for no value.
      this.#values.set(prop, type === undefined ? (value ?? undefined) : propValue(value, type));
      this.#render();
    }

    /** Properties set before the element was defined shadow the class's accessors: reassigns them. */
    #takeEarlyProperties(): void {
      for (const prop of props) {
        if (!Object.hasOwn(this, prop)) continue;
        const value: unknown = Reflect.get(this, prop);
        Reflect.deleteProperty(this, prop);
        this.setProp(prop, value);
      }
    }

    #load(attempt = 1): void {
      const content = this.#content ?? load();
      if (content instanceof Promise) {
        if (!servedStyleOf(this.#shadow)) this.#showInstead(fileWaiting(name, this.#shadow));
        content.then(
          (loaded) => this.#show(loaded),
          (cause: unknown) => {
            const reload = (): void => this.#load(attempt + 1);
            if (servedStyleOf(this.#shadow)) this.#shadow.replaceChildren();
            this.#showInstead(fileFailure(name, attempt, cause, reload, this.#shadow));
          },
        );
      } else this.#show(content);
    }

    /** Shows something in place of its content, which is loaded again when it is inserted again. */
    #showInstead(content: ElementContent): void {
      this.#show(content);
      this.#content = undefined;
    }

    #show(content: ElementContent): void {
      this.#content = content;
      // It may have been removed while its content was loading.
      if (!this.isConnected) return;
      this.#adoptStyles();
      if (this.#root) repairModals(this.#shadow);
      const served = servedStyleOf(this.#shadow);
      if (served) this.#adoptServed(served);
      else this.#start();
    }

    /** Ids are unique in the page, although a shadow root does not need it, so that fragments find them. */
    #start(identifierPrefix = `${this.localName}-${++roots}-`): void {
      this.#root ??= createRoot(this.#shadow, { identifierPrefix });
      this.#render();
    }

    #adoptServed(style: HTMLElement): void {
      import("./adopt-served.ts").then(
        ({ adoptServed }) => adoptServed(style, traits, this.#values, (ids) => this.#start(ids)),
        () => {
          this.#shadow.replaceChildren();
          if (this.#content) this.#show(this.#content);
        },
      );
    }

    /** A frame that is removed, or shows another page, disconnects none of its elements. */
    readonly #onFrameEnd = ({ currentTarget, persisted }: PageTransitionEvent): void => {
      if (!persisted && currentTarget === this.ownerDocument.defaultView) this.#unmount();
    };

    #unmount(): void {
      this.#root?.unmount();
      this.#root = undefined;
    }

    #adoptStyles(): void {
      // No sheet can be created for a document without a window, such as the document of a template's content.
      if (!this.ownerDocument.defaultView) return;
      adoptTokens(this.ownerDocument, tokens);
      adoptStyles(this.#shadow, this.#content?.styles ?? []);
    }

    #render(): void {
      if (!this.#root || !this.#content) return;
      const { client, loadPlaceMap, theme, ...values } = Object.fromEntries(this.#values);
      for (const prop of required) values[prop] ??= "";
      this.#root.render(
        <ElementContents
          element={this}
          component={this.#content.component as ComponentType<Record<string, unknown>>}
          own={{ client, loadPlaceMap, theme } as OwnSettings}
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

/** The style sheets of content that a server has rendered, with the prefix of its ids. */
function servedStyleOf(shadow: ShadowRoot): HTMLElement | null {
  return shadow.querySelector("style[data-ids]");
}

/**
 * A modal dialog that was moved with its element stays open but is no longer modal. `close()` would
 * emit a close event to its owner; removing the attribute does not.
 */
function repairModals(shadow: ShadowRoot): void {
  for (const dialog of shadow.querySelectorAll<HTMLDialogElement>("dialog[open]:not(:modal)")) {
    dialog.removeAttribute("open");
    dialog.showModal();
  }
}
