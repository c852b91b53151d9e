import { options, type VNode } from "preact";

/**
 * Keeps names that a script of the page has added to `Object.prototype` from becoming attributes: Preact reads props
 * with `for … in`, React reads only own ones.
 */
export function ignoreInheritedProps(): void {
  const normalize = options.vnode;
  options.vnode = (vnode) => {
    const isPolluted = hasInheritedNames();
    if (isPolluted) dropInherited(vnode);
    normalize?.(vnode);
    if (isPolluted) dropInherited(vnode);
  };
}

function hasInheritedNames(): boolean {
  for (const _ in {}) return true;
  return false;
}

function dropInherited(vnode: VNode): void {
  if (typeof vnode.type === "string")
    vnode.props = Object.assign(Object.create(null), vnode.props) as VNode["props"];
}
