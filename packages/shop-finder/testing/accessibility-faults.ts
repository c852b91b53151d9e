import axe from "axe-core";

/** Runs axe on the page and returns its violations as text. Contrast is tested by the stories, which have all styles. */
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map((node) => node.html).join()}`);
}
