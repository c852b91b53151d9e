import { hostilePartsIn } from "@claimkit/widget-runtime/testing/hostile-parts";

/** Elements that run or request something. The FAQ widgets have none of them. */
const ELEMENTS = [
  "animate, audio, base, embed, foreignObject, form, frame, frameset, iframe, image, img, link, marquee",
  "math, meta, noscript, object, picture, script, set, source, style, template, textarea, title, use, video",
].join();

const ATTRIBUTE = /^(on|style$|src|ping$|action$|formaction$|background$|poster$|xlink|ng-|v-|x-)/;

const SAFE_HREF = /^(https:\/\/|mailto:|tel:|#faq-)/;

function isAttribute({ name, value }: Attr): boolean {
  return name === "href" ? !SAFE_HREF.test(value) : ATTRIBUTE.test(name);
}

/** Elements and attributes that hostile text must not create. */
export function hostileParts(root: ParentNode): string[] {
  return hostilePartsIn(root, { elements: ELEMENTS, isAttribute });
}
