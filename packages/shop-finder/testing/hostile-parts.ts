import { hostilePartsIn } from "@claimkit/widget-runtime/testing/hostile-parts";

/** Elements that run or request something. The finder has none of them. */
const ELEMENTS = [
  "animate, audio, base, embed, foreignObject, frame, frameset, iframe, image, img, link, marquee",
  "math, meta, noscript, object, picture, script, set, source, style, template, textarea, use, video",
].join();

const ATTRIBUTE = /^(on|src|ping$|action$|formaction$|background$|poster$|xlink|ng-|v-|x-)/;

/** Inline styles of the kit, which place the list below its field. */
const OWN_STYLE = /^[\w\s:;.,()%+*/-]*$/;

const SAFE_HREF = /^(https:\/\/|mailto:|tel:)/;

function isAttribute({ name, value }: Attr): boolean {
  if (name === "href") return !SAFE_HREF.test(value);
  if (name === "style") return !OWN_STYLE.test(value) || /url|alert|hostile/i.test(value);
  return ATTRIBUTE.test(name);
}

/** Returns elements and attributes that hostile text must not create. */
export function hostileParts(root: ParentNode): string[] {
  return hostilePartsIn(root, { elements: ELEMENTS, isAttribute });
}
