import axe from "axe-core";

/** What axe finds in the page, as sentences. Colors are left to the stories, which have the styles. */
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map((node) => node.html).join()}`);
}
