import { hostilePartsIn } from "@claimkit/widget-runtime/testing/hostile-parts";

/** Elements that run or request something, and that the finder has none of. */
const ELEMENTS = [
  "animate, audio, base, embed, foreignObject, frame, frameset, iframe, image, img, link, marquee",
  "math, meta, noscript, object, picture, script, set, source, style, template, textarea, use, video",
].join();

const ATTRIBUTE = /^(on|src|ping$|action$|formaction$|background$|poster$|xlink|ng-|v-|x-)/;

/** What the kit writes itself, to place a list below its field. */
const OWN_STYLE = /^[\w\s:;.,()%+*/-]*$/;

const SAFE_HREF = /^(https:\/\/|mailto:|tel:)/;

function isAttribute({ name, value }: Attr): boolean {
  if (name === "href") return !SAFE_HREF.test(value);
  if (name === "style") return !OWN_STYLE.test(value) || /url|alert|hostile/i.test(value);
  return ATTRIBUTE.test(name);
}

/** Elements and attributes that hostile text must not create. */
export function hostileParts(root: ParentNode): string[] {
  return hostilePartsIn(root, { elements: ELEMENTS, isAttribute });
}
