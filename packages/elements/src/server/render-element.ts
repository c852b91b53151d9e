import { type ClaimsClientOptions, createClaimsClient } from "@claimkit/claims-api";
import type { InitialData } from "@claimkit/claims-api/server";
import { readInitialData } from "@claimkit/claims-api/initial-data";
import type { ClaimkitSettings } from "@claimkit/widget-runtime";
import { type AttributeValues, elementOnServer } from "@claimkit/widget-runtime/element-on-server";
import { createElement, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { ClaimkitElementName } from "../claimkit-elements.ts";
import { elementRows } from "../element-rows.ts";
import { provided } from "../provided.ts";
import { asServed } from "../renderer/served.ts";
import { countIds, NextId } from "../renderer/use-id.ts";

/** Options of {@link renderElement}. */
export interface RenderElementOptions {
  /** The data from `prefetchClaim` or `prefetchClaims`. */
  initialData: InitialData;
  /** The options of the client with which the data was requested. */
  options: ClaimsClientOptions;
  /** What the page passes to `configureClaimkit`, without the client. */
  settings?: Omit<ClaimkitSettings, "client"> | undefined;
  /**
   * Prefix of the tag, as in `defineClaimkitElements`.
   * @default none
   */
  prefix?: string | undefined;
  /**
   * HTML inside the element, such as that of its slots.
   * @default none
   */
  children?: string | undefined;
}

let elements = 0;

/**
 * Renders an element with its content as declarative shadow DOM. A page that defines the element afterwards, with the
 * same data and settings, keeps every node of it. `tokensText` must be in a style sheet of the page.
 *
 * @param tag name of the element without a prefix
 * @param attributes its attributes
 * @throws if there is no such element, or its attributes have names that HTML does not allow
 */
export function renderElement(
  tag: ClaimkitElementName,
  attributes: AttributeValues,
  { initialData, options, settings, prefix = "", children = "" }: RenderElementOptions,
): string {
  const element = provided.get(tag);
  if (!element) throw new Error(`There is no element "${tag}".`);
  const client = createClaimsClient({ ...options, initialData: readInitialData(initialData) });
  const served = elementOnServer(elementRows[tag], element, attributes, { ...settings, client });
  const ids = `${prefix}${tag}-s${++elements}-`;
  const tree = createElement(NextId, { value: countIds(ids) }, served.content as VNode);
  const content = asServed(() => renderToString(tree));
  const styles = served.styles.join("\n").replaceAll("</", "<\\/");
  return (
    `<${prefix}${tag}${attributesOf(attributes)}>` +
    `<template shadowrootmode="open"><style data-ids="${ids}" data-values="${escapeAttribute(served.values)}">${styles}</style>${content}</template>` +
    `${children}</${prefix}${tag}>`
  );
}

/** Names that an HTML parser reads as one attribute. */
const NAME = /^[a-z][a-z\d-]*$/;

function attributesOf(attributes: AttributeValues): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => {
      if (!NAME.test(name)) throw new Error(`"${name}" is not an attribute.`);
      return value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
    })
    .join("");
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
