/** The elements as described to editors; see claimkit-elements.ts. */
declare module "virtual:claimkit-elements" {
  import type { DescribedElement } from "@claimkit/tools/build/manifests/described-element";

  const elements: readonly DescribedElement[];
  export default elements;
}
