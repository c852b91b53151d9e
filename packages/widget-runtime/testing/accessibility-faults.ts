import axe from "axe-core";

/** The axe violations of the page, as text. Contrast is checked in the stories, which have the styles. */
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map((node) => node.html).join()}`);
}
