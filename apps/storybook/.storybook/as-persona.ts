import type { Decorator } from "@storybook/react-vite";

/** A third party's claim of the sandbox. */
const THIRD_PARTY = { claimNumber: "CLM-2003", contactId: "CNT-2003", isThirdParty: true };

/** Shows a claim to the persona of the toolbar. A story that names a third party itself stays as it is. */
export const asPersona: Decorator = (Story, { args, globals }) => {
  const { claimNumber, isThirdParty, persona } = args as Readonly<Record<string, unknown>>;
  if (!claimNumber || isThirdParty || persona) return Story();
  if (globals["persona"] === "third-party") return Story({ args: { ...args, ...THIRD_PARTY } });
  if (globals["persona"] !== "associate") return Story();
  const contactId = String(claimNumber).replace("CLM", "CNT");
  return Story({ args: { ...args, persona: "associate", contactId } });
};
